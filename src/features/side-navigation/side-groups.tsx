import type { ReactElement } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { sideNavigationMessages } from '#content/messages/side-navigation.ts'
import { useMessages } from '#state/preferences-store.ts'
import { SignOutIcon } from '#ui/account-icons.tsx'
import { Tooltip } from '#ui/tooltip.tsx'
import { currentItemId, sideGroups, type SideItem } from './side-items.ts'

type Props = {
  personName: string | null
  /** True where the texts have no room and stand in tips instead. */
  hasTips: boolean
  onChosen: () => void
  onSignOut: () => void
}

export function SideGroups({ personName, hasTips, onChosen, onSignOut }: Props) {
  const { groups, items, signOut } = useMessages(sideNavigationMessages)
  const { pathname, search } = useLocation()
  const currentId = currentItemId(pathname, search)

  const itemOf = ({ id, to, Icon }: SideItem) => {
    const text = id === 'profile' ? (personName ?? items.profile) : items[id]
    return (
      <li key={id}>
        <Tip text={text} isShown={hasTips}>
          <Link
            to={to}
            className="side-nav-item"
            aria-current={id === currentId ? 'page' : undefined}
            onClick={onChosen}
          >
            <Icon />
            <span className="side-nav-text">{text}</span>
          </Link>
        </Tip>
      </li>
    )
  }

  return (
    <div className="side-nav-groups">
      {sideGroups.map((group) => (
        <section key={group.id} aria-labelledby={`side-nav-${group.id}`}>
          <h2 id={`side-nav-${group.id}`} className="side-nav-group">
            {groups[group.id]}
          </h2>
          <ul>
            {group.items.map(itemOf)}
            {group.id === 'account' && (
              <li>
                <Tip text={signOut} isShown={hasTips}>
                  <button type="button" className="side-nav-item" onClick={onSignOut}>
                    <SignOutIcon />
                    <span className="side-nav-text">{signOut}</span>
                  </button>
                </Tip>
              </li>
            )}
          </ul>
        </section>
      ))}
    </div>
  )
}

type TipProps = { text: string; isShown: boolean; children: ReactElement }

function Tip({ text, isShown, children }: TipProps) {
  if (!isShown) return children
  return (
    <Tooltip text={text} side="right">
      {children}
    </Tooltip>
  )
}
