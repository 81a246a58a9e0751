import { viewStore } from './view-store.ts'

/** Tells the heading that is shown, in degrees, now and whenever it is another one, past React. Returns how to end that. */
export function followFacingHeading(tell: (headingDeg: number) => void, store = viewStore): () => void {
  tell(store.getState().facingHeadingDeg)
  return store.subscribe(({ facingHeadingDeg }, before) => {
    if (facingHeadingDeg !== before.facingHeadingDeg) tell(facingHeadingDeg)
  })
}
