import { Link } from 'react-router-dom'
import { exploreMessages } from '#content/messages/explore.ts'
import { useMessages } from '#state/preferences-store.ts'
import { buttonClass } from '#ui/button.tsx'
import { BackIcon } from '#ui/icons.tsx'

export function BackHome() {
  const { backHome } = useMessages(exploreMessages)
  return (
    <Link to="/" className={buttonClass('on-picture', 'back-home on-picture')}>
      <BackIcon />
      {backHome}
    </Link>
  )
}
