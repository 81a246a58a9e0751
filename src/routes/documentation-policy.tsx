import type { MDXContent } from 'mdx/types'
import { guidePage } from '#content/guide-catalogue.ts'
import type { PageHandle } from '#content/page-handle.ts'
import { PolicyPage } from '#features/documentation/policy-page.tsx'

/** The route of a policy, from its path below `/documentation` and its text. */
export function policyRoute(path: string, Policy: MDXContent) {
  const page = guidePage(path)
  function Component() {
    return <PolicyPage page={page} Policy={Policy} />
  }
  return { Component, handle: { title: page.title, description: page.description } satisfies PageHandle }
}
