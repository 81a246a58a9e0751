import { Tooltip as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

type Props = { text: string; side?: 'top' | 'right' | 'bottom' | 'left'; children: ReactNode }

/** A word more about a control, on hover and focus. Never the only place of a name: touch does not show it. */
export function Tooltip({ text, side = 'top', children }: Props) {
  return (
    <Primitive.Provider delayDuration={300}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content className="tooltip" side={side} sideOffset={8} collisionPadding={8}>
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  )
}
