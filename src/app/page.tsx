import { useState } from 'react'
import { Outlet, useOutletContext } from 'react-router-dom'

/** What the shell tells its frames: true once the person has moved on from the page that was opened first. */
export type FrameContext = { hasNavigated: boolean }

/**
 * The page inside a frame; give it the path as its key. The fade belongs to navigation: the first paint is the
 * prerendered page and must not flicker, and what changes in a page that stays must not either. So it is decided when
 * the page comes.
 */
export function Page({ className = '' }: { className?: string }) {
  const { hasNavigated } = useOutletContext<FrameContext>()
  const [fade] = useState(hasNavigated ? 'page-fade' : '')
  return (
    <main className={`${className} ${fade}`.trim() || undefined}>
      <Outlet />
    </main>
  )
}
