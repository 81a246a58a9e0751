import { useEffect, useState } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { buttonClass } from '#ui/button.tsx'
import { Wordmark } from './wordmark.tsx'

const OPAQUE_FROM_PX = 10

/** Fixed at the top; transparent there, opaque once the page has been scrolled by more than 10 px. */
export function NavBar() {
  const isScrolled = useIsScrolled()
  return (
    <nav aria-label="Main" className="nav-bar" data-opaque={isScrolled}>
      <Link to="/" className="nav-brand">
        <Wordmark />
      </Link>
      <NavLink to="/explore" className={buttonClass('primary', 'nav-explore')}>
        Explore
      </NavLink>
    </nav>
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
