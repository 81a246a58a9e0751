import { useSyncExternalStore } from 'react'
import { toursMessages } from '#content/messages/tours.ts'
import type { TourStop } from '#content/tour.ts'
import { hasVoice, watchVoices } from '#platform/narration.ts'
import { useLanguage, useMessages } from '#state/preferences-store.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { CloseIcon, NextIcon, PauseIcon, PlayIcon, PreviousIcon } from '#ui/icons.tsx'
import { Switch } from '#ui/switch.tsx'
import { StopSign } from './stop-sign.tsx'
import type { TourGuide } from './use-tour-guide.ts'

type Props = { guide: TourGuide; stop: TourStop }

/** What is told, as a caption in the picture, with the way through the tour. */
export function StopCard({ guide, stop }: Props) {
  const { guide: texts } = useMessages(toursMessages)
  const language = useLanguage()
  const { mode } = guide
  const isGuided = mode !== 'reading'
  return (
    <section className="stop-card on-picture" aria-label={texts.group}>
      <div className="stop-card-head">
        <StopSign kind={stop.kind} />
        <h2>{stop.title[language]}</h2>
        <p className="stop-card-stage">{texts.stage(guide.index + 1, guide.script.length)}</p>
        <IconButton
          look="on-picture"
          label={isGuided ? texts.stop : texts.close}
          icon={<CloseIcon />}
          onClick={guide.close}
        />
      </div>
      {/* A screen reader hears each caption; a voice that reads it too would speak over it. */}
      <p className="stop-card-text" aria-live={guide.isVoiceOn ? 'off' : 'polite'}>
        {stop.text[language]}
      </p>
      <div className="stop-card-controls">
        <IconButton
          look="on-picture"
          label={texts.previous}
          icon={<PreviousIcon />}
          disabled={guide.index === 0}
          onClick={() => guide.step(-1)}
        />
        {isGuided && (
          <Button look="on-picture" onClick={mode === 'paused' ? guide.resume : guide.pause}>
            {mode === 'paused' ? <PlayIcon /> : <PauseIcon />}
            {mode === 'paused' ? texts.resume : texts.pause}
          </Button>
        )}
        <IconButton look="on-picture" label={texts.next} icon={<NextIcon />} onClick={() => guide.step(1)} />
        {isGuided && <VoiceSwitch guide={guide} />}
      </div>
    </section>
  )
}

function VoiceSwitch({ guide }: Pick<Props, 'guide'>) {
  const { guide: texts } = useMessages(toursMessages)
  const language = useLanguage()
  const canSpeak = useSyncExternalStore(
    watchVoices,
    () => hasVoice(language),
    () => false,
  )
  if (!canSpeak) return <p className="stop-card-voice">{texts.noVoice}</p>
  return <Switch label={texts.voice} isOn={guide.isVoiceOn} onChange={guide.chooseVoice} />
}
