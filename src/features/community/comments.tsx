import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { COMMENT_MAX } from '#content/live-post.ts'
import { communityLiveMessages } from '#content/messages/community-live.ts'
import type { PostComment } from '#content/post-comment.ts'
import { AppError } from '#core/app-error.ts'
import { createComment, deleteComment, fetchComments } from '#gateway/post-comments.ts'
import { isSuspension } from '#gateway/row-errors.ts'
import { useMessages } from '#state/preferences-store.ts'
import { useIsAuthenticated, useSessionUser } from '#state/session-store.ts'
import { IconButton } from '#ui/button.tsx'
import { DeleteIcon } from '#ui/account-icons.tsx'
import { SendIcon } from '#ui/icons.tsx'
import { Skeleton } from '#ui/status.tsx'
import { notify } from '#ui/toaster.tsx'
import { useMutedPeople } from './muted-people.ts'
import { OthersMenu } from './others-menu.tsx'
import { useTimeWords } from './use-time-words.ts'

const commentsKey = (postId: string) => ['community', 'comments', postId]

/** What people say about a post, answers below what they answer. */
export function Comments({ postId }: { postId: string }) {
  const { comments: texts } = useMessages(communityLiveMessages)
  const muted = useMutedPeople()
  const { data, isError } = useQuery({
    queryKey: commentsKey(postId),
    queryFn: ({ signal }) => fetchComments(postId, signal),
    select: (all) => all.filter(({ authorId }) => !muted.includes(authorId)),
  })
  const [answered, setAnswered] = useState<PostComment | null>(null)
  const answersOf = (id: string) => data?.filter(({ parentId }) => parentId === id) ?? []
  return (
    <section className="feed-comments" aria-label={texts.title}>
      {isError && <p role="alert">{texts.failed}</p>}
      {!data && !isError && <Skeleton style={{ height: '3rem' }} />}
      {data?.length === 0 && <p className="feed-comments-empty">{texts.empty}</p>}
      <ul>
        {data
          ?.filter(({ parentId }) => parentId === null)
          .map((comment) => (
            <li key={comment.id}>
              <Comment comment={comment} postId={postId} onAnswer={() => setAnswered(comment)} />
              <ul>
                {answersOf(comment.id).map((answer) => (
                  <li key={answer.id}>
                    <Comment comment={answer} postId={postId} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
      </ul>
      <CommentForm postId={postId} answered={answered} onSent={() => setAnswered(null)} />
    </section>
  )
}

type CommentProps = { comment: PostComment; postId: string; onAnswer?: () => void }

function Comment({ comment, postId, onAnswer }: CommentProps) {
  const { comments: texts, inReview } = useMessages(communityLiveMessages)
  const user = useSessionUser()
  const timeWords = useTimeWords()
  const cache = useQueryClient()
  const remove = useMutation({
    mutationFn: () => deleteComment(comment.id),
    onSettled: () => cache.invalidateQueries({ queryKey: commentsKey(postId) }),
  })
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
        <IconButton label={texts.delete} icon={<DeleteIcon />} onClick={() => remove.mutate()} />
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

type FormProps = { postId: string; answered: PostComment | null; onSent: () => void }

function CommentForm({ postId, answered, onSent }: FormProps) {
  const { comments: texts, suspended } = useMessages(communityLiveMessages)
  const isAuthenticated = useIsAuthenticated()
  const cache = useQueryClient()
  const [text, setText] = useState('')
  const send = useMutation({
    mutationFn: () =>
      createComment(postId, { id: crypto.randomUUID(), text: text.trim(), parentId: answered?.id ?? null }),
    onSuccess: () => {
      setText('')
      onSent()
    },
    onError: (error) => {
      const isRefused = error instanceof AppError && error.code === 'invalid-data'
      const words = isRefused ? texts.refused : texts.notSent
      notify({ ...(isSuspension(error) ? suspended : words), kind: 'error' })
    },
    onSettled: () => cache.invalidateQueries({ queryKey: commentsKey(postId) }),
  })

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    if (isAuthenticated) send.mutate()
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
