import { siteMessages } from '#content/messages/site.ts'
import { useMessages } from '#state/preferences-store.ts'
import { notify } from '#ui/toaster.tsx'
import type { SiteAccount } from './site-account.ts'

/** Signs the person out and tells how it went; `onDone` is called when it went well. */
export function useSignOut(account: SiteAccount, onDone: () => void): () => void {
  const { signedOut, signOutFailed } = useMessages(siteMessages)
  return () => {
    if (account.kind === 'signed-out') return
    account.signOut().then(
      () => {
        notify(signedOut)
        onDone()
      },
      () => notify({ ...signOutFailed, kind: 'error' }),
    )
  }
}
