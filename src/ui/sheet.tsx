import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { UpIcon } from './icons.tsx'

type Props = {
  /** Name of the handle's button, such as 'Details'. */
  label: string
  className?: string
  children: ReactNode
}

/**
 * A sheet that peeks in at the bottom of a phone. It lies in the page's own flow over a picture that stays behind, so
 * that drawing it up is the page's scrolling: it works by touch, wheel and keys, for screen readers and without
 * script. The handle draws it up and down for everybody else; wide pages hide the handle and lay the sheet aside.
 */
export function Sheet({ label, className, children }: Props) {
  const id = useId()
  const sheet = useRef<HTMLDivElement>(null)
  const isUp = useIsUp(sheet)

  const handleToggle = () => {
    const top = isUp ? 0 : (sheet.current?.getBoundingClientRect().top ?? 0) + window.scrollY
    const behavior = isMotionReduced() ? 'auto' : 'smooth'
    window.scrollTo({ top: Math.max(0, top - scrollMarginPx(sheet.current)), behavior })
  }

  return (
    <div ref={sheet} id={id} className={classNames('sheet', className)}>
      <button
        type="button"
        className="sheet-handle"
        aria-label={label}
        aria-expanded={isUp}
        aria-controls={id}
        onClick={handleToggle}
      >
        <span className="sheet-grip" />
        <UpIcon className="sheet-arrow" />
      </button>
      {children}
    </div>
  )
}

/** True once the sheet has been drawn over more than half of the window. */
function useIsUp(sheet: { current: HTMLElement | null }): boolean {
  const [isUp, setIsUp] = useState(false)
  useEffect(() => {
    const measure = () => setIsUp((sheet.current?.getBoundingClientRect().top ?? Infinity) < window.innerHeight / 2)
    measure()
    window.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [sheet])
  return isUp
}

function scrollMarginPx(element: HTMLElement | null): number {
  return element ? Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0 : 0
}

/** By the system, or by the mark that the product sets on its document. */
function isMotionReduced(): boolean {
  return (
    document.documentElement.dataset['motion'] === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}
