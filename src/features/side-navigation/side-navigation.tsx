import { useEffect, useEffectEvent, useId, useRef, type ReactNode, type RefObject } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { sideNavigationMessages } from '#content/messages/side-navigation.ts'
import { useLanguage, useMessages } from '#state/preferences-store.ts'
import { SidebarIcon } from '#ui/account-icons.tsx'
import { IconButton } from '#ui/button.tsx'
import { CloseIcon, MenuIcon } from '#ui/icons.tsx'
import { listenForDrags } from './horizontal-drag.ts'
import { Horizon } from './horizon.tsx'
import { SideGroups } from './side-groups.tsx'
import { useSidebar, type Sidebar } from './use-sidebar.ts'

type Props = {
  /** The product's name. */
  brand: ReactNode
  /** Null until it is known. */
  personName: string | null
  onSignOut: () => void
}

/**
 * Beside the dashboard's pages: expanded or as a row of icons where there is room, a drawer on phones. There a choice,
 * Escape, and the focus leaving it close it.
 */
export function SideNavigation({ brand, personName, onSignOut }: Props) {
  const messages = useMessages(sideNavigationMessages)
  const id = useId()
  const frame = useRef<HTMLElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const sidebar = useSidebar()
  const { form, toggle, closeDrawer } = sidebar
  const isOpen = form === 'expanded' || form === 'drawer-open'
  useDrags(panel, toggle)
  useDrawerManners(frame, sidebar)

  return (
    <nav ref={frame} className="side-nav on-picture" aria-label={messages.label} lang={useLanguage()} data-form={form}>
      <div className="side-nav-bar">
        <IconButton
          label={messages.toggle}
          look="bar"
          icon={<ToggleIcon form={form} />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        />
        <Link to="/" className="side-nav-brand" onClick={closeDrawer}>
          {brand}
        </Link>
      </div>
      {form === 'drawer-open' && <div className="side-nav-backdrop" aria-hidden="true" onPointerDown={closeDrawer} />}
      <div ref={panel} id={id} className="side-nav-panel" inert={form === 'drawer-closed'}>
        <p className="side-nav-tagline">{messages.tagline}</p>
        <SideGroups personName={personName} hasTips={form === 'icons'} onChosen={closeDrawer} onSignOut={onSignOut} />
        <Horizon />
      </div>
    </nav>
  )
}

function ToggleIcon({ form }: Pick<Sidebar, 'form'>) {
  if (form === 'drawer-open') return <CloseIcon />
  return form === 'drawer-closed' ? <MenuIcon /> : <SidebarIcon />
}

function useDrags(panel: RefObject<HTMLElement | null>, toggle: () => void): void {
  const handleDragged = useEffectEvent(toggle)
  useEffect(() => {
    const element = panel.current
    if (!element) return
    return listenForDrags(element, {
      // Written past React: it follows the finger.
      onMove: (offsetPx) => {
        element.toggleAttribute('data-dragging', offsetPx !== 0)
        element.style.setProperty('--drag', `${offsetPx}px`)
      },
      onDragged: () => handleDragged(),
    })
  }, [panel])
}

/**
 * While the drawer is open the page behind it does not scroll. Another page and the focus leaving it close it; Escape
 * does too and returns to its button.
 */
function useDrawerManners(frame: RefObject<HTMLElement | null>, { form, closeDrawer }: Sidebar): void {
  const { pathname, search } = useLocation()
  const close = useEffectEvent(closeDrawer)
  useEffect(() => close(), [pathname, search])
  useEffect(() => {
    const element = frame.current
    if (form !== 'drawer-open' || !element) return
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      close()
      element.querySelector('button')?.focus()
    }
    const handleFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) close()
    }
    element.addEventListener('focusout', handleFocusOut)
    document.addEventListener('keydown', handleKey)
    document.documentElement.classList.add('page-still')
    return () => {
      element.removeEventListener('focusout', handleFocusOut)
      document.removeEventListener('keydown', handleKey)
      document.documentElement.classList.remove('page-still')
    }
  }, [form, frame])
}
