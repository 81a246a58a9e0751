import { Link } from 'react-router-dom'
import { buttonClass } from '#ui/button.tsx'
import { BackIcon } from '#ui/icons.tsx'

export function BackHome() {
  return (
    <Link to="/" className={buttonClass('on-picture', 'back-home on-picture')}>
      <BackIcon />
      Back to Home
    </Link>
  )
}
