import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { assistantMessages } from '#content/messages/assistant.ts'
import { useMessages } from '#state/preferences-store.ts'
import { answerPageRequest } from '#state/tour-store.ts'
import { Skeleton } from '#ui/status.tsx'
import { useConversation } from './use-conversation.ts'

type Props = { placeId: string; placeName: string }

const Assistant = lazy(async () => ({ default: (await import('./assistant.tsx')).Assistant }))

/** Moeva AI on a page about a place, folded until somebody wants to ask; what was said outlives the folding. */
export function FoldedAssistant({ placeId, placeName }: Props) {
  const { label } = useMessages(assistantMessages)
  const [wasOpened, setWasOpened] = useState(false)
  const conversation = useConversation(placeId)
  const fold = useRef<HTMLDetailsElement>(null)

  // Whoever asked in the headset goes on here.
  useEffect(
    () =>
      answerPageRequest('ask-moeva', () => {
        if (!fold.current) return
        fold.current.open = true
        fold.current.scrollIntoView({ block: 'nearest' })
      }),
    [],
  )

  return (
    <details
      ref={fold}
      className="assistant-fold"
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
      <summary>{label}</summary>
      {wasOpened && (
        <Suspense fallback={<Skeleton className="assistant-skeleton" />}>
          <Assistant conversation={conversation} placeName={placeName} />
        </Suspense>
      )}
    </details>
  )
}
