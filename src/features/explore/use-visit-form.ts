import { useRef, useState } from 'react'
import type { Destination } from '#content/destinations.ts'
import { exploreMessages } from '#content/messages/explore.ts'
import { AppError } from '#core/app-error.ts'
import { toIsoDay } from '#core/iso-day.ts'
import { useMessages } from '#state/preferences-store.ts'
import { useIsAuthenticated, useIsSessionLoading, useIsSessionUnreachable } from '#state/session-store.ts'
import { notify } from '#ui/toaster.tsx'
import { forgetVisitDraft, keepVisitDraft, readVisitDraft } from './visit-drafts.ts'
import { EMPTY_VISIT_DRAFT, visitErrors, type VisitDraft, type VisitErrors } from './visit-request.ts'

/**
 * The visit request of one destination. What is typed is kept on this device until it has been sent, also while the
 * person signs in.
 */
export function useVisitForm({ slug, name }: Pick<Destination, 'slug' | 'name'>) {
  const { visit } = useMessages(exploreMessages)
  const isAuthenticated = useIsAuthenticated()
  // Whoever holds a session that cannot be read for now is not told to sign in, which they have done.
  const isLoading = useIsSessionLoading()
  const isUnknown = useIsSessionUnreachable() || isLoading
  const [draft, setDraft] = useState(() => readVisitDraft(slug))
  const [errors, setErrors] = useState<VisitErrors>({})
  const [isSending, setIsSending] = useState(false)
  const [asksToSignIn, setAsksToSignIn] = useState(false)
  // A second try of the same request carries the same id: the backend stores it once.
  const requestId = useRef<string | null>(null)

  function change(changed: Partial<VisitDraft>): void {
    const next = { ...draft, ...changed }
    requestId.current = null
    setDraft(next)
    keepVisitDraft(slug, next)
  }

  async function submit(): Promise<void> {
    const found = visitErrors(draft, toIsoDay(new Date()))
    setErrors(found)
    if (isSending || Object.keys(found).length > 0) return
    keepVisitDraft(slug, draft)
    setAsksToSignIn(!isAuthenticated && !isUnknown)
    if (!isAuthenticated) return notify({ ...(isUnknown ? visit.failed : visit.signedOut), kind: 'error' })
    setIsSending(true)
    try {
      requestId.current ??= crypto.randomUUID()
      // Explore is looked around in first: what sends comes when there is something to send.
      const { createTripRequest } = await import('#gateway/trip-requests.ts')
      await createTripRequest({
        id: requestId.current,
        destinationId: slug,
        arrival: draft.arrival,
        departure: draft.departure,
        visitors: Number(draft.visitors),
        specialRequests: draft.requests.trim(),
      })
      requestId.current = null
      forgetVisitDraft(slug)
      setDraft(EMPTY_VISIT_DRAFT)
      notify(visit.sent(name))
    } catch (error) {
      const isRefused = error instanceof AppError && error.code === 'invalid-data'
      notify({ ...(isRefused ? visit.refused : visit.failed), kind: 'error' })
    } finally {
      setIsSending(false)
    }
  }

  return { draft, errors, isSending, asksToSignIn: asksToSignIn && !isAuthenticated, change, submit }
}
