import { siteMessages } from '#content/messages/site.ts'
import { checkSession } from '#gateway/auth.ts'
import { HEARTBEAT_MS } from '#gateway/backend-client.ts'
import { clearPersonalEntries } from '#platform/personal-entries.ts'
import { currentMessages } from '#state/preferences-store.ts'
import { sessionStore } from '#state/session-store.ts'
import { notify } from '#ui/toaster.tsx'

/**
 * Asks, while the page is seen and whenever it is looked at again, whether the session goes on, and says so where it was
 * ended elsewhere: the access token alone would not tell for an hour. Returns the way to stop.
 */
export function checkWhileSeen(): () => void {
  const check = () => void checkSeen()
  const beat = setInterval(check, HEARTBEAT_MS)
  document.addEventListener('visibilitychange', check)
  return () => {
    clearInterval(beat)
    document.removeEventListener('visibilitychange', check)
  }
}

async function checkSeen(): Promise<void> {
  if (document.visibilityState !== 'visible' || !sessionStore.getState().session) return
  // What fails here is asked again at the next beat.
  const isOver = await checkSession().catch(() => false)
  if (!isOver) return
  // As after signing out here: whoever ended it from afar may no longer have this device.
  void clearPersonalEntries()
  // Two questions may be on their way at once, and the notice is one.
  notify({ ...currentMessages(siteMessages).endedElsewhere, kind: 'error', id: 'ended-elsewhere' })
}
