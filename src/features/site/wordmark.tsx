import { APP_NAME } from '#content/app-name.ts'

/** The product's name beside its mark: a sun half above a horizon. */
export function Wordmark() {
  return (
    <span className="wordmark">
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false">
        <path d="M5 20a11 11 0 0 1 22 0Z" fill="var(--mark-sun, var(--color-accent))" />
        <path d="M2 22.5h28M7 27h18" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
      </svg>
      {APP_NAME}
    </span>
  )
}
