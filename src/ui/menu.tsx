import { DropdownMenu as Primitive } from 'radix-ui'
import { createContext, type ReactNode, use, useRef } from 'react'

type Props = {
  /** The button that opens the menu. */
  trigger: ReactNode
  children: ReactNode
}

type Action = () => void

/** Takes what is to be done once the menu has gone. */
const Choose = createContext<(action: Action) => void>(() => {})

/**
 * Actions behind a button, after the WAI-ARIA menu button pattern. Links to pages belong into a `NavMenu`. An action begins
 * when the focus is back on the button: a dialog that it opens gives it back there.
 */
export function Menu({ trigger, children }: Props) {
  const chosen = useRef<Action | null>(null)
  const choose = (action: Action) => {
    chosen.current = action
  }
  const handleGone = () => {
    const act = chosen.current
    chosen.current = null
    // The primitive moves the focus when this has returned.
    if (act) queueMicrotask(act)
  }
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          className="menu"
          align="end"
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={handleGone}
        >
          <Choose value={choose}>{children}</Choose>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

type ItemProps = { onChosen: Action; isDisabled?: boolean; children: ReactNode }

export function MenuItem({ onChosen, isDisabled = false, children }: ItemProps) {
  const choose = use(Choose)
  return (
    <Primitive.Item className="menu-item" disabled={isDisabled} onSelect={() => choose(onChosen)}>
      {children}
    </Primitive.Item>
  )
}
