import { viewerMessages } from '#content/messages/viewer.ts'
import {
  chooseGazeDwell,
  chooseTurning,
  GAZE_DWELLS_S,
  useGazeDwellS,
  useMessages,
  useTurning,
} from '#state/preferences-store.ts'
import { RadioGroup } from '#ui/radio-group.tsx'

const TURNINGS = ['snap', 'smooth'] as const

/** The choices of the headset's panel, for those who make them beforehand. */
export function ComfortChoices() {
  const { comfort } = useMessages(viewerMessages)
  const turning = useTurning()
  const gazeDwellS = useGazeDwellS()
  return (
    <div className="comfort-choices">
      <RadioGroup
        label={comfort.turning}
        value={turning}
        options={TURNINGS.map((value) => ({ value, ...comfort[value] }))}
        onValueChange={(next) => chooseTurning(next)}
      />
      <RadioGroup
        label={comfort.gaze}
        value={gazeDwellS === null ? 'off' : String(gazeDwellS)}
        options={[
          { value: 'off', label: comfort.gazeOff },
          ...GAZE_DWELLS_S.map((seconds) => ({ value: String(seconds), label: comfort.gazeAfter(seconds) })),
        ]}
        onValueChange={(next) => chooseGazeDwell(next === 'off' ? null : Number(next))}
      />
    </div>
  )
}
