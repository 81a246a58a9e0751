import { useEffect, useRef, useState } from 'react'
import { bearingDegFromHeadingDeg } from '#core/angles.ts'
import { viewStore } from '#state/view-store.ts'

type Props = {
  /** Bearing of the panorama's front, degrees clockwise from north. */
  northOffsetDeg: number
}

const DIRECTIONS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const
const LETTERS = [
  { letter: 'N', bearingDeg: 0 },
  { letter: 'E', bearingDeg: 90 },
  { letter: 'S', bearingDeg: 180 },
  { letter: 'W', bearingDeg: 270 },
] as const

/** Which way the view faces. The dial is turned past React; only a change of the spoken direction renders. */
export function Compass({ northOffsetDeg }: Props) {
  const dial = useRef<SVGGElement>(null)
  const [direction, setDirection] = useState(() => directionName(northOffsetDeg))

  useEffect(() => {
    const turnDial = () => {
      const bearingDeg = bearingDegFromHeadingDeg(viewStore.getState().facingHeadingDeg, northOffsetDeg)
      dial.current?.setAttribute('transform', `rotate(${-bearingDeg} 24 24)`)
      setDirection(directionName(bearingDeg))
    }
    turnDial()
    return viewStore.subscribe(turnDial)
  }, [northOffsetDeg])

  return (
    <svg className="compass" viewBox="0 0 48 48" role="img" aria-label={`Compass: facing ${direction}`}>
      <g ref={dial} transform={`rotate(${-northOffsetDeg} 24 24)`}>
        {LETTERS.map(({ letter, bearingDeg }) => (
          <text key={letter} x="24" y="13" transform={`rotate(${bearingDeg} 24 24)`} data-north={letter === 'N'}>
            {letter}
          </text>
        ))}
      </g>
      <path d="M24 17.5 29 31l-5-2.6L19 31Z" fill="currentColor" />
    </svg>
  )
}

function directionName(bearingDeg: number): string {
  return DIRECTIONS[Math.round(bearingDeg / 45) % DIRECTIONS.length] ?? DIRECTIONS[0]
}
