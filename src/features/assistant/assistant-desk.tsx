import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import type { ConversationTitle } from '#content/conversation.ts'
import { assistantMessages } from '#content/messages/assistant.ts'
import { deleteConversation, fetchConversations, fetchMessages } from '#gateway/assistant.ts'
import { useMessages } from '#state/preferences-store.ts'
import { DeleteIcon } from '#ui/account-icons.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { PlusIcon } from '#ui/icons.tsx'
import { notify } from '#ui/toaster.tsx'
import { Assistant } from './assistant.tsx'
import type { Conversation } from './use-conversation.ts'

type Props = { userId: string; conversation: Conversation }

const historyKey = (userId: string) => ['conversations', userId]

/** Moeva AI with what was asked before. */
export function AssistantDesk({ userId, conversation }: Props) {
  const { history } = useMessages(assistantMessages)
  const titleId = useId()
  const cache = useQueryClient()
  const queryKey = historyKey(userId)
  const { data: kept } = useQuery({ queryKey, queryFn: ({ signal }) => fetchConversations(signal) })
  const { state } = conversation

  // What was asked just now is kept by the time that its answer ends.
  useEffect(() => {
    if (state !== 'asking') void cache.invalidateQueries({ queryKey: historyKey(userId) })
  }, [state, cache, userId])

  const { mutate: remove } = useMutation({
    mutationFn: ({ id }: ConversationTitle) => deleteConversation(id),
    onMutate: ({ id }) => {
      const before = cache.getQueryData<ConversationTitle[]>(queryKey)
      cache.setQueryData<ConversationTitle[]>(queryKey, (all) => all?.filter((one) => one.id !== id))
      return { before }
    },
    onSuccess: (_, { id }) => {
      if (id === conversation.id) conversation.open(null)
      notify(history.removed)
    },
    onError: (_error, _one, context) => {
      cache.setQueryData(queryKey, context?.before)
      notify({ ...history.failed, kind: 'error' })
    },
  })

  const handleOpened = async (id: string) => {
    try {
      conversation.open({ id, messages: await fetchMessages(id) })
    } catch {
      notify({ ...history.failed, kind: 'error' })
    }
  }

  return (
    <div className="assistant-desk">
      <Assistant conversation={conversation} placeName={null} />
      <section className="assistant-history" aria-labelledby={titleId}>
        <h2 id={titleId}>{history.title}</h2>
        <Button look="secondary" onClick={() => conversation.open(null)}>
          <PlusIcon />
          {history.start}
        </Button>
        {kept?.length === 0 && <p>{history.empty}</p>}
        <ul>
          {kept?.map((one) => (
            <li key={one.id} aria-current={one.id === conversation.id}>
              <button
                type="button"
                className="history-title"
                aria-label={history.open(one.title)}
                onClick={() => void handleOpened(one.id)}
              >
                {one.title}
              </button>
              <IconButton label={history.remove(one.title)} icon={<DeleteIcon />} onClick={() => remove(one)} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
