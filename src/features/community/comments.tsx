import { type FormEvent, useState } from 'react'
import { COMMENT_MAX } from '#content/live-post.ts'
import { communityLiveMessages } from '#content/messages/community-live.ts'
import type { PostComment } from '#content/post-comment.ts'
import { AppError } from '#core/app-error.ts'
import { isSuspension } from '#gateway/row-errors.ts'
import { useMessages } from '#state/preferences-store.ts'
import { useIsAuthenticated, useSessionUser } from '#state/session-store.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { DeleteIcon } from '#ui/account-icons.tsx'
import { SendIcon } from '#ui/icons.tsx'
import { Skeleton } from '#ui/status.tsx'
import { notify } from '#ui/toaster.tsx'
import { OthersMenu } from './others-menu.tsx'
import { useComments } from './use-comments.ts'
import { useTimeWords } from './use-time-words.ts'

/** What people say about a post, answers below what they answer. */
export function Comments({ postId }: { postId: string }) {
  const { comments: texts } = useMessages(communityLiveMessages)
  const { comments, isError, hasNextPage, isFetchingNextPage, fetchNextPage, send, remove } = useComments(postId)
  const [answered, setAnswered] = useState<PostComment | null>(null)
  const answersOf = (id: string) => comments?.filter(({ parentId }) => parentId === id) ?? []
  return (
    <section className="feed-comments" aria-label={texts.title}>
      {!comments && !isError && <Skeleton style={{ height: '3rem' }} />}
      {comments?.length === 0 && !hasNextPage && <p className="feed-comments-empty">{texts.empty}</p>}
      <ul>
        {comments
          ?.filter(({ parentId }) => parentId === null)
          .map((comment) => (
            <li key={comment.id}>
              <Comment comment={comment} onRemoved={remove.mutate} onAnswer={() => setAnswered(comment)} />
              <ul>
                {answersOf(comment.id).map((answer) => (
                  <li key={answer.id}>
                    <Comment comment={answer} onRemoved={remove.mutate} />
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
      <CommentForm send={send} answered={answered} onSent={() => setAnswered(null)} />
    </section>
  )
}

type CommentProps = { comment: PostComment; onRemoved: (id: string) => void; onAnswer?: () => void }

function Comment({ comment, onRemoved, onAnswer }: CommentProps) {
  const { comments: texts, inReview } = useMessages(communityLiveMessages)
  const user = useSessionUser()
  const timeWords = useTimeWords()
  return (
    <div className="feed-comment">
      <p className="feed-comment-by">
        <strong>{comment.author.name}</strong> <span>{timeWords(comment.createdAt)}</span>
        {comment.isInReview && <span> · {inReview}</span>}
      </p>
      <p className="feed-comment-text">{comment.text}</p>
      {onAnswer && (
        <button type="button" className="text-link" aria-label={texts.answerTo(comment.author.name)} onClick={onAnswer}>
          {texts.answer}
        </button>
      )}
      {user?.id === comment.authorId ? (
        <IconButton label={texts.delete} icon={<DeleteIcon />} onClick={() => onRemoved(comment.id)} />
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

type FormProps = {
  send: ReturnType<typeof useComments>['send']
  answered: PostComment | null
  onSent: () => void
}

function CommentForm({ send, answered, onSent }: FormProps) {
  const { comments: texts, suspended } = useMessages(communityLiveMessages)
  const isAuthenticated = useIsAuthenticated()
  const [text, setText] = useState('')
  const handleSent = () => {
    setText('')
    onSent()
  }
  const handleFailed = (error: unknown) => {
    const isRefused = error instanceof AppError && error.code === 'invalid-data'
    const words = isRefused ? texts.refused : texts.notSent
    notify({ ...(isSuspension(error) ? suspended : words), kind: 'error' })
  }

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    const comment = { text: text.trim(), parentId: answered?.id ?? null }
    if (isAuthenticated) send.mutate(comment, { onSuccess: handleSent, onError: handleFailed })
    else notify({ ...texts.signIn, kind: 'error', id: 'sign-in-to-comment' })
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
      <IconButton type="submit" look="primary" label={texts.send} icon={<SendIcon />} disabled={send.isPending} />
    </form>
  )
}
