import { useEffect, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { siteMessages } from '#content/messages/site.ts'
import { isBuilt } from '#content/pages.ts'
import { useLanguage, useMessages } from '#state/preferences-store.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { NavMenu, NavMenuGroup, NavMenuGroupLink, NavMenuLink } from '#ui/nav-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import type { SiteAccount } from './site-account.ts'
import { navEntries } from './site-links.ts'
import { useSignOut } from './use-sign-out.ts'
import { Wordmark } from './wordmark.tsx'

const OPAQUE_FROM_PX = 10
const ALWAYS_OPAQUE = '/documentation'

type Props = { account: SiteAccount }

/** Fixed at the top; transparent there, opaque once the page has been scrolled by more than 10 px. */
export function NavBar({ account }: Props) {
  const { nav } = useMessages(siteMessages)
  const { pathname } = useLocation()
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const isScrolled = useIsScrolled()
  const signOut = useSignOut(account, () => setIsMenuOpen(false))
  const isOpaque = isScrolled || isMenuOpen || pathname.startsWith(ALWAYS_OPAQUE)

  return (
    <nav aria-label={nav.label} lang={useLanguage()} className="nav-bar" data-opaque={isOpaque}>
      <Link to="/" className="nav-brand" onClick={() => setIsMenuOpen(false)}>
        <Wordmark />
      </Link>
      <div className="nav-wide">
        <WideLinks />
      </div>
      <div className="nav-actions">
        <NavLink to="/explore" className={buttonClass('primary', 'nav-explore')} onClick={() => setIsMenuOpen(false)}>
          {nav.explore}
        </NavLink>
        {account.kind === 'signed-in' ? (
          <Button look="bar" className="nav-account" onClick={signOut}>
            {nav.signOut}
          </Button>
        ) : (
          isBuilt('/signin') && (
            <Link to="/signin" className={buttonClass('bar', 'nav-account')}>
              {nav.signIn}
            </Link>
          )
        )}
        <MobileMenu account={account} isOpen={isMenuOpen} onOpenChange={setIsMenuOpen} onSignOut={signOut} />
      </div>
    </nav>
  )
}

function WideLinks() {
  const { nav } = useMessages(siteMessages)
  return (
    <NavMenu>
      {navEntries.map((entry) =>
        'links' in entry ? (
          <NavMenuGroup key={entry.text} label={nav[entry.text]}>
            {entry.links.map(({ to, text }) => (
              <NavMenuGroupLink key={to}>
                <NavLink to={to}>{nav[text]}</NavLink>
              </NavMenuGroupLink>
            ))}
          </NavMenuGroup>
        ) : (
          <NavMenuLink key={entry.text}>
            <NavLink to={entry.to}>{nav[entry.text]}</NavLink>
          </NavMenuLink>
        ),
      )}
    </NavMenu>
  )
}

function useIsScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false)
  useEffect(() => {
    const handleScroll = () => setIsScrolled(window.scrollY > OPAQUE_FROM_PX)
    handleScroll()
    window.addEventListener('scroll', handleScroll, { passive: true })
    return () => window.removeEventListener('scroll', handleScroll)
  }, [])
  return isScrolled
}
