import { AppError } from '#core/app-error.ts'
import { facesIn, type PostMedia } from './live-post.ts'

export const SUBJECT_KINDS = ['post', 'comment', 'message', 'person'] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]

export const REPORT_REASONS = ['spam', 'abuse', 'danger', 'falsehood', 'rights', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export type Decision = 'approve' | 'reject' | 'remove' | 'dismiss'

/** Something that waits for a moderator. */
export type QueueItem = {
  kind: SubjectKind
  id: string
  authorName: string
  text: string
  media: Pick<PostMedia, 'path' | 'alt' | 'faces'> | null
  /** Which submission of a post this is; null for everything else. */
  submittedAt: string | null
  /** ISO 8601: until when it has to be decided. */
  dueAt: string
  /** Why people reported it; empty where it only waits to be let through. */
  reasons: readonly ReportReason[]
  /** What the reporters added in their own words. */
  details: readonly string[]
}

/** A person who writes nothing until a moderator lets them back in. */
export type Suspension = { userId: string; name: string; reason: string }

/** What a moderator decided about something that a person wrote, or about the person, and why. */
export type ToldDecision = { kind: SubjectKind; id: string; text: string; reason: string; decidedAt: string }

/**
 * A row of `my_decisions()`.
 * @throws AppError `invalid-data`
 */
export function parseToldDecision(row: unknown): ToldDecision {
  const { field, text } = fieldsOf(row)
  const kind = SUBJECT_KINDS.find((known) => known === field.get('subject_kind'))
  if (!kind) throw unreadable()
  return { kind, id: text('subject_id'), text: text('body'), reason: text('reason'), decidedAt: text('decided_at') }
}

/**
 * A row of `suspended_people()`.
 * @throws AppError `invalid-data`
 */
export function parseSuspension(row: unknown): Suspension {
  const { text } = fieldsOf(row)
  return { userId: text('user_id'), name: text('name'), reason: text('reason') }
}

/**
 * A row of `moderation_queue()`.
 * @throws AppError `invalid-data`
 */
export function parseQueueItem(row: unknown): QueueItem {
  const { field, text } = fieldsOf(row)
  const kind = SUBJECT_KINDS.find((known) => known === field.get('subject_kind'))
  if (!kind) throw unreadable()
  const reasons: unknown = field.get('reasons')
  const details: unknown = field.get('details')
  return {
    kind,
    id: text('subject_id'),
    authorName: text('author_name'),
    text: text('body'),
    media:
      field.get('media_path') == null
        ? null
        : { path: text('media_path'), alt: text('media_alt'), faces: facesIn(field.get('panorama_faces')) },
    submittedAt: field.get('submitted_at') == null ? null : text('submitted_at'),
    dueAt: text('due_at'),
    reasons: Array.isArray(reasons) ? REPORT_REASONS.filter((reason) => reasons.includes(reason)) : [],
    details: Array.isArray(details) ? details.map(String) : [],
  }
}

function fieldsOf(row: unknown) {
  if (typeof row !== 'object' || row === null) throw unreadable()
  const field = new Map<string, unknown>(Object.entries(row))
  const text = (name: string): string => {
    const value = field.get(name)
    if (typeof value !== 'string') throw unreadable()
    return value
  }
  return { field, text }
}

function unreadable(): AppError {
  return new AppError('invalid-data', 'The queue cannot be read')
}
