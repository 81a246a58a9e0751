import { Outlet, useLocation } from 'react-router-dom'
import { findGuidePage } from '#content/guide-catalogue.ts'
import type { PageHandle } from '#content/page-handle.ts'
import { DocumentationPage } from '#features/documentation/documentation-page.tsx'

export const handle = {
  title: 'Documentation & Guides',
  description:
    'How Utalii works: destinations in VR and in the browser, AR guides, the mobile app, the community, and guides for travellers and service providers.',
} satisfies PageHandle

/** Every address of the documentation: the article that it names, if there is one, above the same four sections. */
export function Component() {
  const { pathname } = useLocation()
  return (
    <DocumentationPage currentPath={findGuidePage(pathname.replace(/^\/documentation\//, ''))?.path ?? null}>
      <Outlet />
    </DocumentationPage>
  )
}
