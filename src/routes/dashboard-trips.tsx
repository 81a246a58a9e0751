import '#features/trips/trips.css'
import { tripsMessages } from '#content/messages/trips.ts'
import type { PageHandle } from '#content/page-handle.ts'
import { TripsPage } from '#features/trips/trips-page.tsx'
import { useSessionUser } from '#state/session-store.ts'

export const handle = {
  title: (_, language) => tripsMessages[language].title,
  isTranslated: true,
} satisfies PageHandle

export function Component() {
  const user = useSessionUser()
  return user && <TripsPage userId={user.id} />
}
