import { useEffect, useEffectEvent } from 'react'
import { toursMessages } from '#content/messages/tours.ts'
import type { Viewpoint, ViewpointPair } from '#content/tour.ts'
import { useMessages } from '#state/preferences-store.ts'
import { offerPair } from '#state/tour-store.ts'
import { Button } from '#ui/button.tsx'

type Props = { viewpoint: Viewpoint; panoramaId: string; onSwitched: (panoramaId: string) => void }

/** Day or night, dry or wet: the same view, where there are two pictures of it. */
export function PairSwitch({ viewpoint, panoramaId, onSwitched }: Props) {
  const { pair } = viewpoint
  if (!pair) return null
  const isOn = panoramaId === pair.panoramaId
  return (
    <SwitchButton
      kind={pair.kind}
      isOn={isOn}
      onSwitch={() => onSwitched(isOn ? viewpoint.panoramaId : pair.panoramaId)}
    />
  )
}

type SwitchProps = { kind: ViewpointPair['kind']; isOn: boolean; onSwitch: () => void }

/** The panel in a headset has its twin, which asks this one. */
function SwitchButton({ kind, isOn, onSwitch }: SwitchProps) {
  const { pairs } = useMessages(toursMessages)
  const label = isOn ? pairs[kind].on : pairs[kind].off
  const answer = useEffectEvent(onSwitch)
  useEffect(() => offerPair(label, () => answer()), [label])
  return (
    <Button look="on-picture" className="pair-switch" onClick={onSwitch}>
      {label}
    </Button>
  )
}
