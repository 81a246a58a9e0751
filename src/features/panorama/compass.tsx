import { useEffect, useRef } from 'react'
import { viewerMessages } from '#content/messages/viewer.ts'
import { bearingDegFromHeadingDeg } from '#core/angles.ts'
import { useMessages } from '#state/preferences-store.ts'
import { followFacingHeading } from '#state/facing-heading.ts'
import { IconButton } from '#ui/button.tsx'
import type { DirectionAnswer } from './use-direction-answer.ts'

type Props = {
  /** Bearing of the panorama's front, degrees clockwise from north. */
  northOffsetDeg: number
  answer: DirectionAnswer
  onAsked: () => void
}

/** Which way the view faces: shown all the time, turned past React, and told in words on request. */
export function Compass({ northOffsetDeg, answer, onAsked }: Props) {
  const { compass } = useMessages(viewerMessages)
  const dial = useRef<SVGGElement>(null)

  useEffect(() => {
    return followFacingHeading((headingDeg) => {
      const bearingDeg = bearingDegFromHeadingDeg(headingDeg, northOffsetDeg)
      dial.current?.setAttribute('transform', `rotate(${-bearingDeg} 24 24)`)
    })
  }, [northOffsetDeg])

  return (
    <div className="compass on-picture">
      <IconButton
        look="on-picture"
        className="compass-button"
        label={compass.ask}
        onClick={onAsked}
        icon={
          <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
            <g ref={dial} transform={`rotate(${-northOffsetDeg} 24 24)`}>
              {compass.letters.map((letter, quarter) => (
                <text key={letter} x="24" y="13" transform={`rotate(${quarter * 90} 24 24)`} data-north={quarter === 0}>
                  {letter}
                </text>
              ))}
            </g>
            <path d="M24 17.5 29 31l-5-2.6L19 31Z" fill="currentColor" />
          </svg>
        }
      />
      <p role="status" className="compass-answer">
        {answer.text !== null && <span key={answer.count}>{answer.text}</span>}
      </p>
    </div>
  )
}
