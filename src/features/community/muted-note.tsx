import { communityLiveMessages } from '#content/messages/community-live.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Button } from '#ui/button.tsx'
import { unmuteEverybody, useMutedPeople } from './muted-people.ts'

/** Says that somebody is muted on this device, and is the way back. */
export function MutedNote() {
  const { mutedCount, unmute } = useMessages(communityLiveMessages)
  const muted = useMutedPeople()
  if (muted.length === 0) return null
  return (
    <p className="muted-note">
      {mutedCount(muted.length)}{' '}
      <Button look="bare" className="text-link" onClick={unmuteEverybody}>
        {unmute}
      </Button>
    </p>
  )
}
