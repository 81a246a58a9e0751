import { DropdownMenu as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

type Props = {
  /** The button that opens the menu. */
  trigger: ReactNode
  children: ReactNode
}

/** Actions behind a button, after the WAI-ARIA menu button pattern. Links to pages belong into a `NavMenu`. */
export function Menu({ trigger, children }: Props) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content className="menu" align="end" sideOffset={6} collisionPadding={8}>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

type ItemProps = { onChosen: () => void; isDisabled?: boolean; children: ReactNode }

export function MenuItem({ onChosen, isDisabled = false, children }: ItemProps) {
  return (
    <Primitive.Item className="menu-item" disabled={isDisabled} onSelect={onChosen}>
      {children}
    </Primitive.Item>
  )
}
