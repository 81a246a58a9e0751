import { useRouteError } from 'react-router-dom'
import { frameMessages } from '#content/messages/frame.ts'
import { AppError } from '#core/app-error.ts'
import { isOffline } from '#platform/environment.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Button } from '#ui/button.tsx'

/** What a page shows when it, or its code on the way here, failed. */
export function RouteTrouble() {
  const error = useRouteError()
  const { page, tryAgain } = useMessages(frameMessages)
  const reason = error instanceof AppError ? error.code : 'network'
  return (
    <section role="alert" className="region-trouble">
      <h1 id="page-title" tabIndex={-1}>
        {page.title}
      </h1>
      <p>{page[isOffline() ? 'offline' : reason]}</p>
      {/* A chunk that failed to load is only asked for again by a fresh document. */}
      <Button onClick={() => location.reload()}>{tryAgain}</Button>
    </section>
  )
}
