import { Suspense, type ReactNode } from 'react'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'

/** What belongs to this device alone, and is asked for when the page stands. */
export function WhenHydrated({ children }: { children: ReactNode }) {
  return useIsHydrated() ? <Suspense>{children}</Suspense> : null
}
