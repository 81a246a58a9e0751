import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { frameMessages } from '#content/messages/frame.ts'
import { markReducedMotion } from '#platform/environment.ts'
import { useKnownLowData, useLessMotion, useMessages } from '#state/preferences-store.ts'
import { PictureEconomy } from '#ui/picture-economy.tsx'
import { Toaster } from '#ui/toaster.tsx'
import type { FrameContext } from './page.tsx'
import { RegionBoundary } from './region-boundary.tsx'
import { Stage } from './stage.tsx'
import { usePageAnnouncement } from './use-page-announcement.ts'

/** What stays while pages and their frames come and go: toasts and the one stage. Each region fails by itself. */
export function PageShell() {
  const location = useLocation()
  const [firstLocation] = useState(location)
  usePageAnnouncement()
  // Every picture of the page waits for this: they follow in slices, after the page has been taken over.
  const lowData = useDeferredValue(useKnownLowData())
  const lessMotion = useLessMotion()
  const { skip } = useMessages(frameMessages)
  useEffect(() => markReducedMotion(lessMotion), [lessMotion])
  const hasNavigated = location.key !== firstLocation.key
  const context = useMemo<FrameContext>(() => ({ hasNavigated }), [hasNavigated])

  return (
    <PictureEconomy value={lowData}>
      <a className="skip-link" href="#page-title">
        {skip}
      </a>
      <Outlet context={context} />
      <RegionBoundary region="view">
        <Stage />
      </RegionBoundary>
      <Toaster />
      <ScrollRestoration />
    </PictureEconomy>
  )
}
