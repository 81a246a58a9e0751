export type AppErrorCode = 'network' | 'not-found' | 'forbidden' | 'invalid-data' | 'unsupported'

/** The one error class: its code is something the interface can speak about, `cause` keeps the original. */
export class AppError extends Error {
  readonly code: AppErrorCode

  constructor(code: AppErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'AppError'
    this.code = code
  }
}
