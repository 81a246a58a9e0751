import { NavigationMenu as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { DownIcon } from './icons.tsx'

/** A row of links and of groups of links. A click opens a group; Escape, a choice or a click elsewhere closes it. */
export function NavMenu({ children }: { children: ReactNode }) {
  return (
    <Primitive.Root asChild activationMode="manual" aria-label={undefined}>
      <div className="nav-menu">
        <Primitive.List className="nav-menu-list">{children}</Primitive.List>
      </div>
    </Primitive.Root>
  )
}

/** One link of the row, given as its child. */
export function NavMenuLink({ children }: { children: ReactNode }) {
  return (
    <Primitive.Item>
      <Primitive.Link asChild>{children}</Primitive.Link>
    </Primitive.Item>
  )
}

type GroupProps = { label: string; children: ReactNode }

/** A named group; its children are `NavMenuGroupLink`s. */
export function NavMenuGroup({ label, children }: GroupProps) {
  return (
    <Primitive.Item className="nav-menu-group">
      <Primitive.Trigger className="nav-menu-trigger">
        {label}
        <DownIcon className="nav-menu-arrow" />
      </Primitive.Trigger>
      <Primitive.Content className="nav-menu-panel">
        <ul>{children}</ul>
      </Primitive.Content>
    </Primitive.Item>
  )
}

export function NavMenuGroupLink({ children }: { children: ReactNode }) {
  return (
    <li>
      <Primitive.Link asChild>{children}</Primitive.Link>
    </li>
  )
}
