import { useEffect } from 'react'
import { aboutEn } from '#content/messages/about.en.ts'
import type { PageHandle } from '#content/page-handle.ts'
import { AboutClosing } from '#features/about/about-closing.tsx'
import { AboutOpening } from '#features/about/about-opening.tsx'
import { AboutService } from '#features/about/about-service.tsx'

export const handle: PageHandle = { title: aboutEn.title, description: aboutEn.description }

export function Component() {
  // Also where the browser would go back to an earlier place on it.
  useEffect(() => {
    // Browsers answer with a promise now, which React would take for the way to undo the effect.
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <>
      <AboutOpening />
      <AboutService />
      <AboutClosing />
    </>
  )
}
