import { Dialog as Primitive } from 'radix-ui'
import { useRef, type ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { CloseIcon } from './icons.tsx'

/** `centre` asks in the middle of the window; the others are drawers, drawn out from that edge. */
export type DialogPlace = 'centre' | 'left' | 'right'

export type DialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  /** Read out with the title when the dialog opens. */
  description?: string | undefined
  closeLabel: string
  /** While it is, nothing that the person does closes the dialog. */
  isLocked?: boolean
  place?: DialogPlace
  /** The dialog has gone, and the focus is back on what opened it. */
  onGone?: () => void
  children: ReactNode
}

/** What `Dialog` shows; its code is asked for by that alone. */
export function DialogWindow({
  isOpen,
  onOpenChange,
  title,
  description,
  closeLabel,
  isLocked = false,
  place = 'centre',
  onGone,
  children,
}: DialogProps) {
  const opener = useRef<Element | null>(null)
  return (
    <Primitive.Root open={isOpen} onOpenChange={(next) => !isLocked && onOpenChange(next)}>
      <Primitive.Portal>
        <Primitive.Overlay className="dialog-backdrop" />
        <Primitive.Content
          className={classNames('dialog', `dialog-${place}`)}
          // Pages open dialogs by state, so the primitive knows no trigger to give the focus back to.
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          onCloseAutoFocus={() => {
            if (opener.current instanceof HTMLElement) opener.current.focus()
            onGone?.()
          }}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <div className="dialog-head">
            <Primitive.Title className="dialog-title">{title}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton label={closeLabel} icon={<CloseIcon />} disabled={isLocked} />
            </Primitive.Close>
          </div>
          {description !== undefined && (
            <Primitive.Description className="dialog-description">{description}</Primitive.Description>
          )}
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
