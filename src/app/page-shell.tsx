import { useState } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { Footer } from '#features/site/footer.tsx'
import { NavBar } from '#features/site/nav-bar.tsx'
import { Toaster } from '#ui/toaster.tsx'
import { RegionBoundary } from './region-boundary.tsx'
import { Stage } from './stage.tsx'
import { usePageAnnouncement } from './use-page-announcement.ts'

/** What stays while pages come and go: bar, footer, toasts and the one stage. Each region fails by itself. */
export function PageShell() {
  const location = useLocation()
  const [firstLocation] = useState(location)
  usePageAnnouncement()
  // The fade belongs to navigation; the first paint is the prerendered page and must not flicker.
  const fade = location.pathname === firstLocation.pathname && location.key === firstLocation.key ? '' : 'page-fade'

  return (
    <>
      <a className="skip-link" href="#page-title">
        Skip to content
      </a>
      <RegionBoundary name="The navigation bar">
        <NavBar />
      </RegionBoundary>
      <main key={location.pathname} className={fade}>
        <Outlet />
      </main>
      <RegionBoundary name="The footer">
        <Footer />
      </RegionBoundary>
      <RegionBoundary name="The 360° view">
        <Stage />
      </RegionBoundary>
      <Toaster />
      <ScrollRestoration />
    </>
  )
}
