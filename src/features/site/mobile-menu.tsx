import { useEffect, useId, useRef, type FocusEvent } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { siteMessages } from '#content/messages/site.ts'
import { isBuilt } from '#content/pages.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Button, buttonClass, IconButton } from '#ui/button.tsx'
import { CloseIcon, MenuIcon } from '#ui/icons.tsx'
import { LowDataSwitch } from './low-data-switch.tsx'
import type { SiteAccount } from './site-account.ts'
import { navEntries } from './site-links.ts'

type Props = {
  account: SiteAccount
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onSignOut: () => void
}

/** The bar's links on narrow windows. Escape, a choice, and the focus leaving it close it. */
export function MobileMenu({ account, isOpen, onOpenChange, onSignOut }: Props) {
  const { nav } = useMessages(siteMessages)
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  useEscape(isOpen, () => {
    onOpenChange(false)
    frame.current?.querySelector('button')?.focus()
  })
  useStillPage(isOpen)

  const handleBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) onOpenChange(false)
  }

  return (
    <div ref={frame} className="mobile-menu" onBlur={handleBlur}>
      <IconButton
        label={nav.menu}
        look="bar"
        icon={isOpen ? <CloseIcon /> : <MenuIcon />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onOpenChange(!isOpen)}
      />
      {isOpen && (
        <div id={id} className="mobile-menu-panel">
          <MenuLinks onChosen={() => onOpenChange(false)} />
          <div className="mobile-menu-foot">
            <LowDataSwitch />
            {account.kind === 'signed-in' ? (
              <Button look="secondary" onClick={onSignOut}>
                {nav.signOut}
              </Button>
            ) : (
              <AccountLinks onChosen={() => onOpenChange(false)} />
            )}
          </div>
        </div>
      )}
    </div>
  )
}

type ChosenProps = { onChosen: () => void }

function MenuLinks({ onChosen }: ChosenProps) {
  const { nav } = useMessages(siteMessages)
  return (
    <ul className="mobile-menu-list">
      {navEntries.map((entry) => (
        <li key={entry.text}>
          {'links' in entry ? (
            <>
              <p className="mobile-menu-group">{nav[entry.text]}</p>
              <ul>
                {entry.links.map(({ to, text }) => (
                  <li key={to}>
                    <NavLink to={to} onClick={onChosen}>
                      {nav[text]}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <NavLink to={entry.to} className="mobile-menu-link" onClick={onChosen}>
              {nav[entry.text]}
            </NavLink>
          )}
        </li>
      ))}
      <li>
        <NavLink to="/explore" className="mobile-menu-link" onClick={onChosen}>
          {nav.explore}
        </NavLink>
      </li>
    </ul>
  )
}

function AccountLinks({ onChosen }: ChosenProps) {
  const { nav } = useMessages(siteMessages)
  return (
    <>
      {isBuilt('/signin') && (
        <Link to="/signin" className={buttonClass('secondary')} onClick={onChosen}>
          {nav.signIn}
        </Link>
      )}
      {isBuilt('/signup') && (
        <Link to="/signup" className={buttonClass('primary')} onClick={onChosen}>
          {nav.signUp}
        </Link>
      )}
    </>
  )
}

function useEscape(isActive: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape)
  useEffect(() => {
    latest.current = onEscape
  })
  useEffect(() => {
    if (!isActive) return
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') latest.current()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [isActive])
}

/** The page behind the menu does not scroll away under it. */
function useStillPage(isStill: boolean): void {
  useEffect(() => {
    if (!isStill) return
    document.documentElement.classList.add('page-still')
    return () => document.documentElement.classList.remove('page-still')
  }, [isStill])
}
