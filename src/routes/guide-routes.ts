import type { MDXContent } from 'mdx/types'
import type { RouteObject } from 'react-router-dom'

const GUIDE = '/docs/guide/'

/** The files of the guide, each a chunk of its own; the folders and names are the addresses below `/documentation`. */
const articles = import.meta.glob<MDXContent>(['/docs/guide/*/*.mdx', '!/docs/guide/policies/*'], { import: 'default' })
const policies = import.meta.glob<MDXContent>('/docs/guide/policies/*.mdx', { import: 'default' })

/** A child of the documentation page for each article. */
export function articleRoutes(): RouteObject[] {
  return Object.entries(articles).map(([file, load]) => ({
    path: pathOf(file),
    lazy: async () => {
      const [{ articleRoute }, Article] = await Promise.all([import('./documentation-article.tsx'), load()])
      return articleRoute(pathOf(file), Article)
    },
  }))
}

/** The policies are pages of their own. */
export function policyRoutes(): RouteObject[] {
  return Object.entries(policies).map(([file, load]) => ({
    path: `/documentation/${pathOf(file)}`,
    lazy: async () => {
      const [{ policyRoute }, Policy] = await Promise.all([import('./documentation-policy.tsx'), load()])
      return policyRoute(pathOf(file), Policy)
    },
  }))
}

function pathOf(file: string): string {
  return file.slice(GUIDE.length, -'.mdx'.length)
}
