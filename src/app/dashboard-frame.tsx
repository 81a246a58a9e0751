import '#features/dashboard/dashboard.css'
import '#features/dashboard/dashboard-guides.css'
import '#features/side-navigation/side-navigation.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { sideNavigationMessages } from '#content/messages/side-navigation.ts'
import { forgetDeletedAccount, signOut } from '#features/account/auth-layer.ts'
import { useWelcome } from '#features/dashboard/use-welcome.ts'
import { LeavingContext, useLeavingHome } from '#features/side-navigation/leaving.ts'
import { SideNavigation } from '#features/side-navigation/side-navigation.tsx'
import { Wordmark } from '#features/site/wordmark.tsx'
import { useMessages } from '#state/preferences-store.ts'
import {
  useIsAuthenticated,
  useIsSessionLoading,
  useIsSessionUnreachable,
  useSession,
  useSessionUser,
} from '#state/session-store.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/status.tsx'
import { Page } from './page.tsx'
import { createQueryClient } from './query-client.ts'
import { RegionBoundary } from './region-boundary.tsx'

/** What of an account can be read while nobody can be asked whose it is. */
const KeptTrips = lazy(async () => ({ default: (await import('#features/trips/kept-trips.tsx')).KeptTrips }))

const queryClient = createQueryClient()

const ENDS = { signOut, forgetSession: forgetDeletedAccount }

/** What stands around the pages of an account, which only a person who is signed in sees. */
export function Component() {
  const { loading, unreachable, tryAgain } = useMessages(sideNavigationMessages)
  const { pathname } = useLocation()
  const isLoading = useIsSessionLoading()
  const isAuthenticated = useIsAuthenticated()
  const isUnreachable = useIsSessionUnreachable()
  const user = useSessionUser()
  const leaving = useLeavingHome(ENDS)
  useWelcome(user, useSession())

  const userId = user?.id
  // What one person was answered is not kept for the next.
  useEffect(() => () => queryClient.clear(), [userId])

  if (isUnreachable) {
    return (
      <main className="dashboard-wait">
        <div role="alert">
          <EmptyState text={unreachable}>
            {/* It is asked for again anyway; code that failed to load is so by a fresh document alone. */}
            <Button look="secondary" onClick={() => location.reload()}>
              {tryAgain}
            </Button>
          </EmptyState>
        </div>
        {pathname === '/dashboard/trips' && (
          <Suspense>
            <KeptTrips />
          </Suspense>
        )}
      </main>
    )
  }
  if (isLoading || (leaving.isLeaving && !isAuthenticated)) {
    return (
      <main className="dashboard-wait">
        <p id="page-title" role="status" tabIndex={-1}>
          {loading}
        </p>
      </main>
    )
  }
  if (!isAuthenticated) return <Navigate to="/signin" replace />
  return (
    <QueryClientProvider client={queryClient}>
      <LeavingContext value={leaving}>
        <div className="dashboard-frame">
          <RegionBoundary region="sideNavigation">
            <SideNavigation brand={<Wordmark />} personName={user?.name ?? null} onSignOut={leaving.signOut} />
          </RegionBoundary>
          <Page key={pathname} className="dashboard-main" />
        </div>
      </LeavingContext>
    </QueryClientProvider>
  )
}
