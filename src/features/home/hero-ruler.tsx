import type { CSSProperties } from 'react'
import { useFacingHeadingDeg } from '#state/view-store.ts'

const LABEL_EVERY_DEG = 30
/** A turn and a half on either side of the front, so that no end comes into sight. */
const LABELS_DEG = Array.from({ length: 37 }, (_, index) => (index - 18) * LABEL_EVERY_DEG)

/** The degrees of the circle under the picture; they pass by as the picture turns. */
export function HeroRuler() {
  const style: CSSProperties & Record<'--heading', string> = { '--heading': `${useFacingHeadingDeg()}` }
  return (
    <div className="hero-ruler" aria-hidden="true">
      <div className="hero-ruler-scale" style={style}>
        {LABELS_DEG.map((deg) => (
          <span key={deg} style={{ left: `calc(50% + ${deg} * var(--px-per-deg))` }}>
            {(deg + 1080) % 360}°
          </span>
        ))}
      </div>
    </div>
  )
}
