import { AppError, type AppErrorCode } from '#core/app-error.ts'

/** What the database's interface says about a refusal; `code` is PostgreSQL's or its own, or empty. */
export type RowError = { code: string; message: string; details?: string | null }

/** A row with this id, or another that there can be once alone, is there. */
const ALREADY_THERE = '23505'
/** What a row belongs to is not there. */
const ORPHAN = '23503'
/** What the database refuses whom moderators have suspended with. */
const SUSPENDED = 'UT403'

/** Whether a row was refused because it is there: whoever sends it again, because no answer came, has succeeded. */
export function isAlreadyThere({ code }: RowError): boolean {
  return code === ALREADY_THERE
}

/** Whether something was refused because moderators have suspended the person. */
export function isSuspension(error: unknown): boolean {
  return causeOf(error, 'code') === SUSPENDED
}

/** What moderators said when they suspended the person; empty where they said nothing. */
export function suspensionReason(error: unknown): string {
  const details = isSuspension(error) ? causeOf(error, 'details') : ''
  return typeof details === 'string' ? details.trim() : ''
}

/** What the database's refusals begin with where somebody writes more than they may; the rule's name is not answered. */
const TOO_MANY = /^There are already \d+ /

/** Whether something was refused because there was too much of it in a time. */
export function isTooMany(error: unknown): boolean {
  const message = causeOf(error, 'message')
  return typeof message === 'string' && TOO_MANY.test(message)
}

/** Whether something was refused because what it belongs to is not there. */
export function isOrphan(error: unknown): boolean {
  return causeOf(error, 'code') === ORPHAN
}

function causeOf(error: unknown, name: string): unknown {
  if (!(error instanceof AppError) || typeof error.cause !== 'object' || error.cause === null) return undefined
  return Reflect.get(error.cause, name)
}

/** The error in the product's words. A status of 0 means that no answer came. */
export function toAppError(error: RowError, status: number, message: string): AppError {
  return new AppError(codeOf(error, status), message, { cause: error })
}

function codeOf({ code }: RowError, status: number): AppErrorCode {
  if (status === 401 || status === 403 || code === '42501' || code === SUSPENDED) return 'forbidden'
  // Integrity: what was sent breaks a rule that holds for every row.
  if (code.startsWith('23') || code.startsWith('22')) return 'invalid-data'
  return status === 404 || code === 'PGRST116' ? 'not-found' : 'network'
}
