import { useId, useState, type CSSProperties } from 'react'
import { destinationAt, picturesOf } from '#content/destinations.ts'
import type { dashboardEn } from '#content/messages/dashboard.en.ts'
import { dashboardMessages } from '#content/messages/dashboard.ts'
import { pictureSource } from '#content/picture-source.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Picture } from '#ui/picture.tsx'

type PinId = keyof typeof dashboardEn.ar.overlay.pins

/** Where each label points, in percent of the picture's width and height from its top left corner. */
const PINS: readonly { id: PinId; x: number; y: number }[] = [
  { id: 'kibo', x: 11, y: 26 },
  { id: 'clouds', x: 70, y: 60 },
  { id: 'groundsel', x: 17.5, y: 55 },
  { id: 'camp', x: 48, y: 80 },
]

const KILIMANJARO = 2
const CAMP_PHOTO = 3

/** What a guide looks like: labels pinned in a picture; the one that is touched tells its story below. */
export function ArOverlay() {
  const { overlay } = useMessages(dashboardMessages).ar
  const [openId, setOpenId] = useState<PinId>('kibo')
  const storyId = useId()
  const { large, medium } = picturesOf(destinationAt(KILIMANJARO))[CAMP_PHOTO] ?? {}
  const { name, fact, text } = overlay.pins[openId]

  return (
    <figure className="ar-overlay on-picture" aria-label={overlay.label}>
      <div className="ar-finder">
        {large && medium && (
          <Picture
            source={[pictureSource(medium), pictureSource(large)]}
            sizes="(min-width: 64rem) 45vw, 100vw"
            alt=""
            decoding="async"
          />
        )}
        <p className="ar-finder-bearing" aria-hidden="true">
          {overlay.bearing}
        </p>
        {PINS.map(({ id, x, y }) => (
          <button
            key={id}
            type="button"
            className="ar-pin"
            style={pinPlace(x, y)}
            aria-pressed={id === openId}
            aria-controls={storyId}
            onClick={() => setOpenId(id)}
          >
            {overlay.pins[id].name}
          </button>
        ))}
      </div>
      <figcaption className="ar-story">
        <div id={storyId} role="status">
          <p className="ar-story-name">
            {name} <span>{fact}</span>
          </p>
          <p>{text}</p>
        </div>
        <p className="ar-story-hint">{overlay.hint}</p>
      </figcaption>
    </figure>
  )
}

function pinPlace(x: number, y: number): CSSProperties & Record<'--x' | '--y', string> {
  return { '--x': `${x}%`, '--y': `${y}%` }
}
