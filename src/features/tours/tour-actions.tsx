import { useEffect, useEffectEvent } from 'react'
import { toursMessages } from '#content/messages/tours.ts'
import { useMessages } from '#state/preferences-store.ts'
import { answerPageRequest } from '#state/tour-store.ts'
import { Button } from '#ui/button.tsx'
import { PlayIcon, ShareIcon } from '#ui/icons.tsx'

type Props = { onStarted: () => void; onVisitPlanned: () => void; onShared: () => void }

export function TourActions({ onStarted, onVisitPlanned, onShared }: Props) {
  const texts = useMessages(toursMessages)

  // Whoever planned a visit in the headset goes on at the form.
  const answerVisit = useEffectEvent(onVisitPlanned)
  useEffect(() => answerPageRequest('plan-visit', () => answerVisit()), [])

  return (
    <>
      <Button onClick={onStarted}>
        <PlayIcon />
        {texts.guide.start}
      </Button>
      <Button look="secondary" onClick={onVisitPlanned}>
        {texts.planVisit}
      </Button>
      <Button look="secondary" onClick={onShared}>
        <ShareIcon />
        {texts.share}
      </Button>
    </>
  )
}
