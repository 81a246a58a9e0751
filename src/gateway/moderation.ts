import {
  parseQueueItem,
  parseSuspension,
  parseToldDecision,
  type Decision,
  type QueueItem,
  type ReportReason,
  type SubjectKind,
  type Suspension,
  type ToldDecision,
} from '#content/moderation.ts'
import { backendClient } from './backend-client.ts'
import { removeFiles, removeMedia } from './community-files.ts'
import { isAlreadyThere, toAppError } from './row-errors.ts'

/**
 * Tells moderators about something. Saying it twice is no error.
 * @throws AppError
 */
export async function reportSubject(
  subjectKind: SubjectKind,
  subjectId: string,
  reason: ReportReason,
  details: string,
): Promise<void> {
  const client = await backendClient()
  const { error, status } = await client
    .from('reports')
    .insert({ subject_kind: subjectKind, subject_id: subjectId, reason, details })
  if (error && !isAlreadyThere(error)) throw toAppError(error, status, 'Could not send the report')
}

/** @throws AppError */
export async function fetchIsModerator(userId: string, signal: AbortSignal): Promise<boolean> {
  const client = await backendClient()
  const { data, error, status } = await client
    .from('moderators')
    .select('user_id')
    .eq('user_id', userId)
    .abortSignal(signal)
  if (error) throw toAppError(error, status, 'Could not ask for the role')
  return data.length > 0
}

/**
 * What waits for a decision, the oldest first.
 * @throws AppError `forbidden` for who is no moderator.
 */
export async function fetchModerationQueue(signal: AbortSignal): Promise<QueueItem[]> {
  const client = await backendClient()
  const { data, error, status } = await client.rpc('moderation_queue').abortSignal(signal)
  if (error) throw toAppError(error, status, 'Could not load the queue')
  return data.map(parseQueueItem)
}

/**
 * Whom moderators have suspended, the latest first.
 * @throws AppError `forbidden` for who is no moderator.
 */
export async function fetchSuspensions(signal: AbortSignal): Promise<Suspension[]> {
  const client = await backendClient()
  const { data, error, status } = await client.rpc('suspended_people').abortSignal(signal)
  if (error) throw toAppError(error, status, 'Could not load who is suspended')
  return data.map(parseSuspension)
}

/**
 * What moderators have rejected or removed of what this person wrote, and whether they have suspended them; the latest first.
 * @throws AppError
 */
export async function fetchToldDecisions(signal: AbortSignal): Promise<ToldDecision[]> {
  const client = await backendClient()
  const { data, error, status } = await client.rpc('my_decisions').abortSignal(signal)
  if (error) throw toAppError(error, status, 'Could not load the decisions')
  return data.map(parseToldDecision)
}

/**
 * Deletes files that no post shows any more, a thousand at most: of what was removed, or rejected a month ago, or deleted by its
 * author, or never submitted. What cannot be deleted now is asked for the next time.
 * @throws AppError `forbidden` for who is no moderator.
 */
export async function removeLeftMedia(): Promise<void> {
  const client = await backendClient()
  const { data, error, status } = await client.rpc('media_to_remove')
  if (error) throw toAppError(error, status, 'Could not ask for the files')
  await removeFiles(data)
}

/** What is decided about; with the files that it shows. */
export type DecidedItem = Pick<QueueItem, 'kind' | 'id' | 'submittedAt' | 'media'>

/**
 * Stores a decision. A person is suspended by 'remove', and let back in by 'approve'.
 * @throws AppError `invalid-data` where a post that is approved has been changed since it was looked at.
 */
export async function decide(item: DecidedItem, decision: Decision, reason: string): Promise<void> {
  const client = await backendClient()
  const { error, status } = await client.rpc('moderate', {
    subject_kind: item.kind,
    subject_id: item.id,
    decision,
    reason,
    ...(item.submittedAt !== null && { seen_submission: item.submittedAt }),
  })
  if (error) throw toAppError(error, status, 'Could not store the decision')
  // One that stays behind, as where another post shows it, can still be read by whoever has its address, and is removed later.
  // What is rejected keeps its files for a month: its author may mend the post and submit it again.
  if (decision === 'remove' && item.media) await removeMedia(item.media).catch(() => {})
}
