import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useIsAuthenticated } from '#state/session-store.ts'
import { NavBar } from '#features/site/nav-bar.tsx'
import { useUnreachableNotice } from '#features/site/use-unreachable-notice.ts'
import { Page } from './page.tsx'
import { RegionBoundary } from './region-boundary.tsx'
import { signOut } from './start-session.ts'

const SIGNED_OUT = { kind: 'signed-out' } as const
const SIGNED_IN = { kind: 'signed-in', signOut } as const

/** What stands around every page but the dashboard's: the bar above, the footer below. */
export function PublicFrame({ footer }: { footer: ReactNode }) {
  const { pathname } = useLocation()
  const isAuthenticated = useIsAuthenticated()
  useUnreachableNotice()
  return (
    <>
      <RegionBoundary region="navigation">
        <NavBar account={isAuthenticated ? SIGNED_IN : SIGNED_OUT} />
      </RegionBoundary>
      <Page key={pathname} />
      <RegionBoundary region="footer">{footer}</RegionBoundary>
    </>
  )
}
