import { useEffect } from 'react'
import { dashboardMessages } from '#content/messages/dashboard.ts'
import { sessionIdFromToken } from '#core/session-token.ts'
import { fetchProfile } from '#gateway/profiles.ts'
import { safeLocalStorage } from '#platform/storage.ts'
import { chooseLanguage, chooseLessMotion, chooseLowData, preferencesStore } from '#state/preferences-store.ts'
import type { Session, SessionUser } from '#state/session-store.ts'
import { notify } from '#ui/toaster.tsx'

const WELCOMED = 'utalii.welcomed-session'
const WELCOME_MS = 3000
const PROFILE_LIMIT_MS = 5000

/**
 * Welcomes a person once per sign-in, whatever is reloaded or opened beside, and gives this device the preferences
 * that their account keeps.
 */
export function useWelcome(user: SessionUser | null, session: Session | null): void {
  const id = session && sessionIdFromToken(session.accessToken)
  useEffect(() => {
    if (!user || id === null) return
    const storage = safeLocalStorage()
    if (storage.getItem(WELCOMED) === id) return
    storage.setItem(WELCOMED, id)
    const { language } = preferencesStore.getState()
    notify({ ...dashboardMessages[language].welcome(user.name), durationMs: WELCOME_MS })
    void takePreferences(user.id)
  }, [user, id])
}

/** What a person has chosen on another device holds here too; what cannot be loaded stays as it is. */
async function takePreferences(userId: string): Promise<void> {
  const profile = await fetchProfile(userId, AbortSignal.timeout(PROFILE_LIMIT_MS)).catch(() => null)
  if (!profile) return
  if (profile.language !== null) chooseLanguage(profile.language)
  if (profile.lowData !== null) chooseLowData(profile.lowData)
  if (profile.motion !== null) chooseLessMotion(profile.motion === 'reduced')
}
