import { useRouteError } from 'react-router-dom'
import { AppError, type AppErrorCode } from '#core/app-error.ts'
import { isOffline } from '#platform/environment.ts'
import { Button } from '#ui/button.tsx'

const SENTENCES: Record<AppErrorCode, string> = {
  network: 'The connection failed on the way. Check it and try again.',
  'not-found': 'What this page shows does not exist any more.',
  forbidden: 'You may not see this page.',
  'invalid-data': 'This page received something it could not read. Trying again may help.',
  unsupported: 'This browser cannot show this page.',
}

/** What a page shows when it, or its code on the way here, failed. */
export function RouteTrouble() {
  return (
    <section role="alert" className="region-trouble">
      <h1 id="page-title" tabIndex={-1}>
        This page could not be shown
      </h1>
      <p>{sentenceFor(useRouteError())}</p>
      {/* A chunk that failed to load is only asked for again by a fresh document. */}
      <Button onClick={() => location.reload()}>Try again</Button>
    </section>
  )
}

function sentenceFor(error: unknown): string {
  if (isOffline()) return 'You are offline. Try again when the connection is back.'
  return SENTENCES[error instanceof AppError ? error.code : 'network']
}
