import type { MDXContent } from 'mdx/types'
import { guidePage } from '#content/guide-catalogue.ts'
import type { PageHandle } from '#content/page-handle.ts'
import { GuideArticle } from '#features/documentation/guide-article.tsx'

/** The route of an article of the guide, from its path below `/documentation` and its text. */
export function articleRoute(path: string, Article: MDXContent) {
  const page = guidePage(path)
  function Component() {
    return <GuideArticle page={page} Article={Article} />
  }
  return { Component, handle: { title: page.title, description: page.description } satisfies PageHandle }
}
