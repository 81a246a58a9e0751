import { toursMessages } from '#content/messages/tours.ts'
import type { Viewpoint } from '#content/tour.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Button } from '#ui/button.tsx'

type Props = { viewpoint: Viewpoint; panoramaId: string; onSwitched: (panoramaId: string) => void }

/** Day or night, dry or wet: the same view, where there are two pictures of it. */
export function PairSwitch({ viewpoint, panoramaId, onSwitched }: Props) {
  const { pairs } = useMessages(toursMessages)
  const { pair } = viewpoint
  if (!pair) return null
  const isOn = panoramaId === pair.panoramaId
  return (
    <Button
      look="on-picture"
      className="pair-switch"
      onClick={() => onSwitched(isOn ? viewpoint.panoramaId : pair.panoramaId)}
    >
      {isOn ? pairs[pair.kind].on : pairs[pair.kind].off}
    </Button>
  )
}
