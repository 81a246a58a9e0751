import { wrapHeadingDeg } from '#core/angles.ts'
import { settled, viewStore } from './view-store.ts'

/** Goes on with another heading for the same direction of the world, as the picture itself changes: nobody has turned. */
export function carryHeading(turnDeg: number, store = viewStore): void {
  const { targetHeadingDeg, facingHeadingDeg } = settled(store)
  store.setState({
    targetHeadingDeg: wrapHeadingDeg(targetHeadingDeg + turnDeg),
    facingHeadingDeg: wrapHeadingDeg(facingHeadingDeg + turnDeg),
    motion: { kind: 'exact' },
    sliderValue: null,
  })
}
