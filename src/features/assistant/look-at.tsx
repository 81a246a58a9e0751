import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router-dom'
import type { MessagePart } from '#content/conversation.ts'
import { assistantMessages } from '#content/messages/assistant.ts'
import { shortestTurnDeg } from '#core/angles.ts'
import { immersionStore } from '#state/immersion-store.ts'
import { useMessages } from '#state/preferences-store.ts'
import { useStagedPanoramaId } from '#state/tour-store.ts'
import { shownNow, turnBy } from '#state/view-store.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { EyeIcon } from '#ui/icons.tsx'

type LookTarget = Extract<MessagePart, { kind: 'look' }>['look']

type Props = {
  look: LookTarget
  /** Turns as soon as it appears; never around somebody in a headset, who asks for it there. */
  turnsAtOnce: boolean
}

/** What has appeared once: a view that somebody has turned since is theirs when the answer is drawn anew. */
const appeared = new WeakSet<LookTarget>()

/** Turns the panorama beside the conversation to a spot, or leads to the panorama that has it. */
export function LookAt({ look, turnsAtOnce }: Props) {
  const { showMe } = useMessages(assistantMessages)
  const isShown = useStagedPanoramaId() === look.panoramaId

  const turnWhenNew = useEffectEvent(() => {
    const isNew = !appeared.has(look)
    appeared.add(look)
    if (isNew && turnsAtOnce && isShown && immersionStore.getState().presenting === 'none') turnTo(look)
  })
  useEffect(() => turnWhenNew(), [])

  if (!isShown) {
    return (
      <Link to={look.href} className={buttonClass('secondary', 'answer-look')}>
        <EyeIcon />
        {showMe(look.title)}
      </Link>
    )
  }
  return (
    <Button look="secondary" className="answer-look" onClick={() => turnTo(look)}>
      <EyeIcon />
      {showMe(look.title)}
    </Button>
  )
}

function turnTo({ headingDeg, pitchDeg }: LookTarget): void {
  const shown = shownNow()
  turnBy(shortestTurnDeg(shown.headingDeg, headingDeg), pitchDeg - shown.pitchDeg, { eased: true })
}
