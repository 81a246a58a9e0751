import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { communityLiveMessages } from '#content/messages/community-live.ts'
import type { Decision, QueueItem } from '#content/moderation.ts'
import { postedPicture } from '#content/posted-panorama.ts'
import { fetchMediaAddress } from '#gateway/community-files.ts'
import { fetchIsModerator, fetchModerationQueue, removeLeftMedia } from '#gateway/moderation.ts'
import { useMessages } from '#state/preferences-store.ts'
import { useSessionUser } from '#state/session-store.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { EmptyState } from '#ui/status.tsx'
import { LiveCache } from './live-cache.tsx'
import { LookAround } from './look-around.tsx'
import { SuspendedPeople } from './suspended-people.tsx'
import { queueKey, useDecision } from './use-decision.ts'

const HOUR_MS = 3_600_000
const ASK_AGAIN_MS = 30_000

/** The button to the queue, for moderators alone. */
export function ModerationQueue() {
  return (
    <LiveCache>
      <QueueButton />
    </LiveCache>
  )
}

function QueueButton() {
  const { moderation, composer } = useMessages(communityLiveMessages)
  const userId = useSessionUser()?.id
  const [isOpen, setIsOpen] = useState(false)
  const role = useQuery({
    queryKey: ['community', userId, 'is-moderator'],
    enabled: userId !== undefined,
    staleTime: Infinity,
    queryFn: ({ signal }) => fetchIsModerator(userId ?? '', signal),
  })
  const queue = useQuery({
    queryKey: queueKey(userId),
    enabled: role.data === true,
    refetchInterval: ASK_AGAIN_MS,
    queryFn: ({ signal }) => fetchModerationQueue(signal),
  })
  const handleOpen = () => {
    setIsOpen(true)
    void queue.refetch()
    // Nothing that anybody waits for; the next time tries again.
    removeLeftMedia().catch(() => {})
  }
  if (role.data !== true) return null
  return (
    <>
      <Button look="secondary" className="moderation-open" onClick={handleOpen}>
        {moderation.open}
        <span className="community-badge">{queue.data?.length ?? 0}</span>
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={moderation.title}
        closeLabel={composer.close}
        place="right"
      >
        {queue.data?.length === 0 && <EmptyState text={moderation.empty} />}
        <ul className="moderation-list">
          {queue.data?.map((item) => (
            <li key={`${item.kind} ${item.id}`}>
              <WaitingItem item={item} />
            </li>
          ))}
        </ul>
        <SuspendedPeople userId={userId} />
      </Dialog>
    </>
  )
}

function WaitingItem({ item }: { item: QueueItem }) {
  const { moderation, reportDialog } = useMessages(communityLiveMessages)
  const [reason, setReason] = useState('')
  const { mutate, isPending } = useDecision(item)
  const [nowMs] = useState(() => Date.now())
  const decisions: readonly Decision[] = item.reasons.length > 0 ? ['dismiss', 'remove'] : ['approve', 'reject']
  return (
    <article
      className="moderation-item"
      aria-label={`${moderation.kinds[item.kind]} ${moderation.by(item.authorName)}`}
    >
      <p className="moderation-head">
        <strong>{moderation.kinds[item.kind]}</strong> {moderation.by(item.authorName)}
        <span>{moderation.due(Math.floor((Date.parse(item.dueAt) - nowMs) / HOUR_MS))}</span>
      </p>
      {item.reasons.length > 0 && (
        <p className="moderation-reasons">{item.reasons.map((name) => reportDialog.reasons[name]).join(', ')}</p>
      )}
      {item.details.length > 0 && (
        <ul className="moderation-details" aria-label={moderation.details}>
          {item.details.map((text, index) => (
            <li key={index}>{text}</li>
          ))}
        </ul>
      )}
      <p className="feed-post-text">{item.text}</p>
      {item.media && <WaitingPicture media={item.media} />}
      {item.media?.faces && <LookAround post={{ id: item.id, location: '', author: { name: item.authorName } }} />}
      {item.kind === 'person' && <p className="field-hint">{moderation.suspendHint}</p>}
      <TextField
        label={moderation.reason}
        hint={moderation.reasonHints[item.kind]}
        value={reason}
        maxLength={500}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className="community-dialog-actions">
        {decisions.map((decision, index) => (
          <Button
            key={decision}
            look={index === 0 ? 'primary' : 'secondary'}
            disabled={isPending}
            onClick={() => mutate({ decision, reason: reason.trim() })}
          >
            {item.kind === 'person' && decision === 'remove' ? moderation.suspend : moderation[decision]}
          </Button>
        ))}
      </div>
    </article>
  )
}

/** The picture, or all of a panorama at once. */
function WaitingPicture({ media }: { media: NonNullable<QueueItem['media']> }) {
  const { faces, alt } = media
  const path = faces ? postedPicture({ path: media.path, faces }, 'preview') : media.path
  const { data } = useQuery({
    queryKey: ['community', 'media', path],
    staleTime: Infinity,
    queryFn: () => fetchMediaAddress(path),
  })
  return data === undefined ? null : (
    <figure>
      <img src={data} alt={alt} loading="lazy" />
      <figcaption>{alt}</figcaption>
    </figure>
  )
}
