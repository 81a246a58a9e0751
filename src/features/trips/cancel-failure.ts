import { AppError } from '#core/app-error.ts'

/** What is known of a request that somebody wanted to call off, and that was not seen to be. */
export function cancelFailure(error: unknown): 'unknown' | 'gone' | 'refused' {
  if (!(error instanceof AppError)) return 'unknown'
  if (error.code === 'network') return 'unknown'
  return error.code === 'not-found' ? 'gone' : 'refused'
}
