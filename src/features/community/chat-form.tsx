import { type FormEvent, useState } from 'react'
import { MESSAGE_MAX } from '#content/community-message.ts'
import { communityMessages } from '#content/messages/community.ts'
import { useMessages } from '#state/preferences-store.ts'
import { useIsAuthenticated } from '#state/session-store.ts'
import { IconButton } from '#ui/button.tsx'
import { SendIcon } from '#ui/icons.tsx'
import { notify } from '#ui/toaster.tsx'

/** A line to write in. What is only blank is ignored; without an account nothing is sent, and what was written stays. */
export function ChatForm({ onSent }: { onSent: (text: string) => void }) {
  const { panel } = useMessages(communityMessages)
  const isAuthenticated = useIsAuthenticated()
  const [text, setText] = useState('')

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const message = text.trim()
    if (message === '') return
    if (!isAuthenticated) {
      notify({ ...panel.loginRequired, kind: 'error', id: 'login-required' })
      return
    }
    onSent(message)
    setText('')
  }

  return (
    <form className="talk-form" onSubmit={handleSubmit}>
      <input
        className="field-input"
        aria-label={panel.message}
        placeholder={panel.placeholder}
        value={text}
        maxLength={MESSAGE_MAX}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <IconButton type="submit" look="primary" label={panel.send} icon={<SendIcon />} />
    </form>
  )
}
