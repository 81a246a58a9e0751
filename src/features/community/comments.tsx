import { type FormEvent, useRef, useState } from 'react'
import { COMMENT_MAX } from '#content/live-post.ts'
import { communityLiveMessages } from '#content/messages/community-live.ts'
import type { PostComment } from '#content/post-comment.ts'
import { useMessages } from '#state/preferences-store.ts'
import { useSessionUser } from '#state/session-store.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { DeleteIcon } from '#ui/account-icons.tsx'
import { SendIcon } from '#ui/icons.tsx'
import { Skeleton } from '#ui/status.tsx'
import { notify } from '#ui/toaster.tsx'
import { useFocusHandover } from '#ui/use-focus-handover.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { OthersMenu } from './others-menu.tsx'
import { authorOf } from './own-author.ts'
import { type ShownComment, useComments } from './use-comments.ts'
import { useTimeWords } from './use-time-words.ts'

/** What people say about a post, answers below what they answer. */
export function Comments({ postId }: { postId: string }) {
  const { comments: texts } = useMessages(communityLiveMessages)
  const { comments, isError, hasNextPage, isFetchingNextPage, fetchNextPage, send, remove } = useComments(postId)
  const [answered, setAnswered] = useState<PostComment | null>(null)
  const { all: threads, answersTo } = threadsOf(comments ?? [])
  return (
    <section className="feed-comments" aria-label={texts.title}>
      {!comments && !isError && <Skeleton style={{ height: '3rem' }} />}
      {comments?.length === 0 && !hasNextPage && <p className="feed-comments-empty">{texts.empty}</p>}
      <ul>
        {threads.map(({ id, comment }) => (
          <li key={id}>
            {comment ? (
              <Comment comment={comment} onSent={send} onRemoved={remove} onAnswer={() => setAnswered(comment)} />
            ) : (
              <p className="feed-comments-empty">{texts.hidden}</p>
            )}
            <ul>
              {answersTo(id).map((answer) => (
                <li key={answer.id}>
                  <Comment comment={answer} onSent={send} onRemoved={remove} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {isError && <p role="alert">{texts.failed}</p>}
      {hasNextPage && (
        <Button look="bare" className="text-link" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.more}
        </Button>
      )}
      <CommentForm onSent={send} answered={answered} onAnswered={() => setAnswered(null)} />
    </section>
  )
}

/** The comments that begin something, and those that answer them; null where answers are seen and what they answer is not. */
function threadsOf(comments: readonly ShownComment[]) {
  const ids = new Set(comments.map(({ id }) => id))
  const first = new Map<string, ShownComment | null>()
  for (const comment of comments) {
    const { id, parentId } = comment
    if (parentId === null) first.set(id, comment)
    else if (!ids.has(parentId)) first.set(parentId, null)
  }
  return {
    all: [...first].map(([id, comment]) => ({ id, comment })),
    answersTo: (id: string) => comments.filter(({ parentId }) => parentId === id),
  }
}

type CommentProps = {
  comment: ShownComment
  onSent: (comment: PostComment) => void
  onRemoved: (comment: ShownComment) => void
  onAnswer?: () => void
}

function Comment({ comment, onSent, onRemoved, onAnswer }: CommentProps) {
  const { comments: texts, inReview } = useMessages(communityLiveMessages)
  const user = useSessionUser()
  const timeWords = useTimeWords()
  const block = useRef<HTMLDivElement>(null)
  useFocusHandover(block)
  return (
    <div ref={block} className="feed-comment">
      <p className="feed-comment-by">
        <strong>{comment.author.name}</strong> <span>{timeWords(comment.createdAt)}</span>
        {comment.isInReview && <span> · {inReview}</span>}
        {comment.state === 'sending' && <span> · {texts.sending}</span>}
      </p>
      <p className="feed-comment-text">{comment.text}</p>
      {comment.state === 'failed' && (
        <p className="talk-standing" role="alert">
          {texts.failedMark} -{' '}
          <Button look="bare" className="text-link" onClick={() => onSent(comment)}>
            {texts.retry}
          </Button>
        </p>
      )}
      {onAnswer && comment.state === 'stored' && (
        <button type="button" className="text-link" aria-label={texts.answerTo(comment.author.name)} onClick={onAnswer}>
          {texts.answer}
        </button>
      )}
      {user?.id === comment.authorId ? (
        comment.state !== 'sending' && <DeleteButton onConfirmed={() => onRemoved(comment)} />
      ) : (
        <OthersMenu
          label={texts.actions(comment.author.name)}
          subject={{ kind: 'comment', id: comment.id }}
          author={{ id: comment.authorId, name: comment.author.name }}
        />
      )}
    </div>
  )
}

function DeleteButton({ onConfirmed }: { onConfirmed: () => void }) {
  const { comments: texts } = useMessages(communityLiveMessages)
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <IconButton label={texts.delete} icon={<DeleteIcon />} onClick={() => setIsAsked(true)} />
      {isAsked && (
        <ConfirmDialog texts={texts.deleteDialog} onConfirmed={onConfirmed} onClosed={() => setIsAsked(false)} />
      )}
    </>
  )
}

type FormProps = {
  onSent: (comment: PostComment) => void
  answered: PostComment | null
  onAnswered: () => void
}

function CommentForm({ onSent, answered, onAnswered }: FormProps) {
  const { comments: texts } = useMessages(communityLiveMessages)
  const user = useSessionUser()
  const [text, setText] = useState('')

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    if (!user) {
      notify({ ...texts.signIn, kind: 'error', id: 'sign-in-to-comment' })
      return
    }
    onSent({
      id: crypto.randomUUID(),
      authorId: user.id,
      author: authorOf(user),
      parentId: answered?.id ?? null,
      text: text.trim(),
      isInReview: false,
      createdAt: new Date().toISOString(),
    })
    setText('')
    onAnswered()
  }
  const label = answered ? texts.answerTo(answered.author.name) : texts.write

  return (
    <form className="talk-form" onSubmit={handleSubmit}>
      <input
        className="field-input"
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={COMMENT_MAX}
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <IconButton type="submit" look="primary" label={texts.send} icon={<SendIcon />} />
    </form>
  )
}
