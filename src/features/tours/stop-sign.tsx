import { SPOT_OUTLINES, type SpotSign } from '#content/spot-outlines.ts'
import { Icon } from '#ui/icon.tsx'

/** The sign that stands for a stop, the same in the list and in the picture. */
export function StopSign({ kind }: { kind: SpotSign }) {
  return (
    <span className="stop-sign" data-kind={kind}>
      <Icon d={SPOT_OUTLINES[kind]} />
    </span>
  )
}
