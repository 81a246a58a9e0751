import { AppError } from '#core/app-error.ts'
import { isOrphan, isSuspension, isTooMany, suspensionReason } from '#gateway/row-errors.ts'

/** Why the backend does not take what somebody wrote. */
export type Refusal = 'suspended' | 'tooMany' | 'gone' | 'forbidden' | 'refused'

/** The reason in a word for which there are words; null where the backend was not reached, and may take it later. */
export function refusalOf(error: unknown): Refusal | null {
  if (isSuspension(error)) return 'suspended'
  if (isTooMany(error)) return 'tooMany'
  if (!(error instanceof AppError)) return null
  if (error.code === 'not-found' || isOrphan(error)) return 'gone'
  if (error.code === 'forbidden') return 'forbidden'
  return error.code === 'invalid-data' ? 'refused' : null
}

type Words<Notice> = {
  failed: Notice
  /** With what the moderators said, or nothing. */
  suspended: (reason: string) => Notice
  refused: Readonly<Record<Exclude<Refusal, 'suspended'>, Notice>>
}

/** What is said of an error: why the backend refused, or that it was not reached. */
export function wordsOf<Notice>(error: unknown, { failed, suspended, refused }: Words<Notice>): Notice {
  const refusal = refusalOf(error)
  if (refusal === 'suspended') return suspended(suspensionReason(error))
  return refusal ? refused[refusal] : failed
}
