import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { communityMessages } from '#content/messages/community.ts'
import { prefersReducedMotion } from '#platform/environment.ts'
import { useMessages } from '#state/preferences-store.ts'
import { useIsAuthenticated } from '#state/session-store.ts'
import { IconButton } from '#ui/button.tsx'
import { CloseIcon } from '#ui/icons.tsx'
import { ChatForm } from './chat-form.tsx'

type Props = {
  onClosed: () => void
  onSent: (text: string) => void
  /** Grows by one with every message that is shown: the list scrolls to the latest. */
  messageCount: number
  /** Who else is there, where that is known. */
  presence?: ReactNode
  /** The list items of the messages, the oldest first. */
  children: ReactNode
}

/** Beside the page, which stays usable; on phones over it. Escape closes it and gives the focus back. */
export function ChatPanel({ onClosed, onSent, messageCount, presence, children }: Props) {
  const { panel } = useMessages(communityMessages)
  const isAuthenticated = useIsAuthenticated()
  const log = useLatestInView(messageCount)
  const root = useRef<HTMLElement>(null)
  useFocusInside(root)
  useEscape(root, onClosed)

  return (
    <aside ref={root} className="talk" aria-label={panel.label}>
      <div className="talk-head">
        <div>
          <h2>{panel.label}</h2>
          {presence}
        </div>
        <IconButton label={panel.close} icon={<CloseIcon />} onClick={onClosed} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll what can be scrolled */}
      <div ref={log} className="talk-log" role="log" aria-label={panel.log} tabIndex={0}>
        <ol>{children}</ol>
      </div>
      <div className="talk-foot">
        {!isAuthenticated && (
          <p className="talk-prompt">
            {panel.prompt}{' '}
            <Link to="/signin" className="text-link">
              {panel.signIn}
            </Link>
          </p>
        )}
        <ChatForm onSent={onSent} />
      </div>
    </aside>
  )
}

/** The first sight of the list is its end; what comes later is scrolled to smoothly. */
function useLatestInView(messageCount: number) {
  const log = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    const behavior = isFirst.current || prefersReducedMotion() ? 'auto' : 'smooth'
    isFirst.current = false
    log.current?.scrollTo?.({ top: log.current.scrollHeight, behavior })
  }, [messageCount])
  return log
}

/** The focus goes to the message when the panel opens, and back to where it was when the panel goes. */
function useFocusInside(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const opener = document.activeElement
    root.current?.querySelector('input')?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [root])
}

function useEscape(root: RefObject<HTMLElement | null>, onClosed: () => void): void {
  useEffect(() => {
    const panel = root.current
    const handleKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClosed()
    panel?.addEventListener('keydown', handleKey)
    return () => panel?.removeEventListener('keydown', handleKey)
  }, [root, onClosed])
}
