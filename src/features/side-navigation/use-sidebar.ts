import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { readIsExpanded, sidebarCookie } from './sidebar-cookie.ts'

/** Under 768 px the panel is a drawer. */
const NARROW = '(max-width: 767.98px)'

export type Sidebar = {
  /** `icons` and `expanded` stand beside the page, a drawer lies over it. */
  form: 'expanded' | 'icons' | 'drawer-open' | 'drawer-closed'
  toggle: () => void
  closeDrawer: () => void
}

/** The form of the side navigation; whether it is expanded is remembered, a drawer begins closed. Ctrl+B or Cmd+B toggles. */
export function useSidebar(): Sidebar {
  const isNarrow = useSyncExternalStore(subscribeToWidth, () => matchMedia(NARROW).matches)
  const [isExpanded, setIsExpanded] = useState(() => readIsExpanded())
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)

  function toggle(): void {
    if (isNarrow) return setIsDrawerOpen(!isDrawerOpen)
    document.cookie = sidebarCookie(!isExpanded)
    setIsExpanded(!isExpanded)
  }

  const handleShortcut = useEffectEvent(toggle)
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'b') return
      event.preventDefault()
      handleShortcut()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [])

  return {
    form: formOf(isNarrow, isNarrow ? isDrawerOpen : isExpanded),
    toggle,
    closeDrawer: () => setIsDrawerOpen(false),
  }
}

function formOf(isNarrow: boolean, isOpen: boolean): Sidebar['form'] {
  if (isNarrow) return isOpen ? 'drawer-open' : 'drawer-closed'
  return isOpen ? 'expanded' : 'icons'
}

function subscribeToWidth(onChange: () => void): () => void {
  const query = matchMedia(NARROW)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
