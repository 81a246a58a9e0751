import { useEffect } from 'react'
import { siteMessages } from '#content/messages/site.ts'
import { currentMessages } from '#state/preferences-store.ts'
import { useIsSessionUnreachable } from '#state/session-store.ts'
import { notify } from '#ui/toaster.tsx'

/** Says once that whoever is signed in cannot be shown so for now. */
export function useUnreachableNotice(): void {
  const isUnreachable = useIsSessionUnreachable()
  useEffect(() => {
    if (isUnreachable) notify({ ...currentMessages(siteMessages).unreachable, kind: 'error', id: 'unreachable' })
  }, [isUnreachable])
}
