import { createContext, use, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { siteMessages } from '#content/messages/site.ts'
import { useMessages } from '#state/preferences-store.ts'
import { notify } from '#ui/toaster.tsx'

export type Leaving = {
  /** True from the moment the session begins to end until Home is there: nobody is to be asked to sign in meanwhile. */
  isLeaving: boolean
  /** Signs the person out, tells how that went and goes Home. */
  signOut: () => void
  /** Ends the session of an account that is gone, and goes Home. */
  leaveDeletedAccount: () => void
}

type Ends = { signOut: () => Promise<void>; forgetSession: () => Promise<void> }

/** The ways out of the dashboard. Both ends reject where they failed; what this browser held is gone in any case. */
export function useLeavingHome(ends: Ends): Leaving {
  const { signedOut, signOutFailed } = useMessages(siteMessages)
  const navigate = useNavigate()
  const [isLeaving, setIsLeaving] = useState(false)

  async function leave(end: () => Promise<void>): Promise<void> {
    setIsLeaving(true)
    try {
      await end()
    } catch (error) {
      setIsLeaving(false)
      throw error
    }
    // It stays true: Home takes the place of the frame, at a moment that only the router knows.
    await navigate('/')
  }

  return {
    isLeaving,
    signOut: () =>
      void leave(ends.signOut).then(
        () => notify(signedOut),
        () => notify({ ...signOutFailed, kind: 'error' }),
      ),
    leaveDeletedAccount: () => void leave(ends.forgetSession),
  }
}

/** What the frame lends to the pages in it. */
export const LeavingContext = createContext<Leaving | null>(null)

/** @throws Error outside of the dashboard's frame */
export function useLeaving(): Leaving {
  const leaving = use(LeavingContext)
  if (!leaving) throw new Error('Only pages of the dashboard can be left')
  return leaving
}
