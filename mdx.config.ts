import mdx from '@mdx-js/rollup'
import rehypeSlug from 'rehype-slug'
import remarkToc from 'remark-toc'
import type { PluginOption } from 'vite'

/**
 * The documents of `docs/guide` as React components. Headings get an id from their text, and a heading 'On this page'
 * gets the list of those below it. Before every other plugin, which expect JavaScript.
 */
export function guideDocuments(): PluginOption {
  return {
    enforce: 'pre',
    ...mdx({ remarkPlugins: [[remarkToc, { heading: 'on this page', maxDepth: 2 }]], rehypePlugins: [rehypeSlug] }),
  }
}
