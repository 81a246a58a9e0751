import { type ReactNode, startTransition, StrictMode, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { breathe } from '#core/pause.ts'
import { mirrorNotice } from '#state/immersion-store.ts'
import { restorePreferences } from '#state/preferences-store.ts'
import { onNotice } from '#ui/toaster.tsx'
import { stopHoldingInput, takeUpEarlyInput } from './early-input.ts'
import { loadScene } from './load-scene.ts'
import { createRoutes } from './route-table.tsx'
import { startSession } from './start-session.ts'

declare global {
  interface Window {
    __staticRouterHydrationData?: NonNullable<Parameters<typeof createBrowserRouter>[1]>['hydrationData']
  }
}

/** Takes over the prerendered page; where there is none (the development server) it renders from nothing. */
export async function startApp(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  restorePreferences()
  // The poster in the document says that this page shows the scene: fetch it beside the page's own code.
  if (document.querySelector('[data-testid="panorama"]')) void loadScene()

  // The scripts have just run: a touch that came meanwhile has its turn here, and again before the page is taken over.
  await breathe()

  // Whoever is in the headset sees no page: what it says is said there too.
  onNotice(({ durationMs, ...notice }) => mirrorNotice(notice, durationMs))

  const routes = createRoutes()
  const hydrationData = window.__staticRouterHydrationData
  // Only routes that are already loaded can be hydrated without a flash.
  await loadMatchedRoutes(routes)
  const router = createBrowserRouter(routes, hydrationData ? { hydrationData } : {})
  const app = (
    <StrictMode>
      <TakeOver>
        <RouterProvider router={router} />
      </TakeOver>
    </StrictMode>
  )
  // The page of what is not there answers many addresses; one that a route of its own would know is drawn anew.
  const isWrittenForThis = hydrationData !== undefined && router.state.initialized
  await breathe()
  stopHoldingInput()
  startTransition(() => {
    if (isWrittenForThis) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
  startSession()
}

/** Its effect runs in the commit that takes the page over, after those of all that is in it. */
function TakeOver({ children }: { children: ReactNode }) {
  useLayoutEffect(takeUpEarlyInput, [])
  return children
}

async function loadMatchedRoutes(routes: ReturnType<typeof createRoutes>): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}
