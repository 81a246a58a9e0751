import { type ComponentType, lazy, Suspense } from 'react'
import type { NoticeRegionProps, ShownNotice } from './notice-region.tsx'
import { useIsHydrated } from './use-is-hydrated.ts'

export type Notice = {
  title: string
  text: string
  durationMs?: number
  /** `error` is destructive: it is announced at once and marked as such. */
  kind?: 'info' | 'error'
  /** A notice with the id of one on screen replaces it. */
  id?: string
}

const DEFAULT_DURATION_MS = 4000

const NoticeRegion = lazy(loadRegion)

function loadRegion(): Promise<{ default: ComponentType<NoticeRegionProps> }> {
  // Without it the page goes on, only untold.
  return import('./notice-region.tsx').then(
    (module) => ({ default: module.NoticeRegion }),
    () => ({ default: () => null }),
  )
}

/** The region in which notices appear, brought once the page is there. */
export function Toaster() {
  return useIsHydrated() ? (
    <Suspense fallback={null}>
      <NoticeRegion onReady={showNoticesWith} />
    </Suspense>
  ) : null
}

const listeners = new Set<(notice: ShownNotice) => void>()
let show: ((notice: ShownNotice) => void) | null = null
let waiting: ShownNotice[] = []

/** Tells of every notice when it is shown, for those who see no page. Returns the way to stop. */
export function onNotice(listener: (notice: ShownNotice) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Shows a notice of two lines for a while; one that comes before its region waits for it. */
export function notify({ durationMs = DEFAULT_DURATION_MS, kind = 'info', ...said }: Notice): void {
  const notice = { ...said, durationMs, kind }
  for (const listener of listeners) listener(notice)
  if (show) show(notice)
  else waiting.push(notice)
}

/** The region is there: what waited is shown, and what comes. Returns the way to stop. */
function showNoticesWith(showNotice: (notice: ShownNotice) => void): () => void {
  show = showNotice
  const due = waiting
  waiting = []
  for (const notice of due) showNotice(notice)
  return () => {
    show = null
  }
}
