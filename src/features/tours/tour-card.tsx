import { Link } from 'react-router-dom'
import { toursMessages } from '#content/messages/tours.ts'
import { panoramaById } from '#content/panoramas.ts'
import { pictureSource } from '#content/picture-source.ts'
import { toMegabytes } from '#content/tour-files.ts'
import type { TourPlace } from '#content/tour-places.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Picture } from '#ui/picture.tsx'

type Props = {
  place: TourPlace
  bytes: number
  /** The first picture of the list is not waited for. */
  isFirst: boolean
  isPointedAt: boolean
  onPointed: (isPointed: boolean) => void
}

export function TourCard({
  place: { slug, name, country, kind, minutes },
  bytes,
  isFirst,
  isPointedAt,
  onPointed,
}: Props) {
  const texts = useMessages(toursMessages)
  const panorama = panoramaById(slug)
  return (
    <article
      className="tour-card"
      aria-labelledby={`tour-${slug}`}
      data-pointed={isPointedAt || undefined}
      onPointerEnter={() => onPointed(true)}
      onPointerLeave={() => onPointed(false)}
    >
      {panorama && (
        <div className="tour-card-picture" style={{ backgroundColor: panorama.placeholderColor }}>
          <Picture
            source={pictureSource(panorama.thumbnail)}
            alt=""
            loading={isFirst ? 'eager' : 'lazy'}
            decoding="async"
          />
        </div>
      )}
      <div className="tour-card-text">
        <p className="tour-card-kind">
          {texts.countries[country]} · {texts.kinds[kind]}
        </p>
        <h2 id={`tour-${slug}`}>
          <Link
            to={`/tours/${slug}`}
            className="tour-card-link"
            onFocus={() => onPointed(true)}
            onBlur={() => onPointed(false)}
          >
            {name}
          </Link>
        </h2>
        <p>{texts.summaries[slug]}</p>
        <p className="tour-card-facts">
          <span>{texts.card.minutes(minutes)}</span>
          <span title={texts.card.sizeHint}>{texts.card.size(toMegabytes(bytes))}</span>
        </p>
      </div>
    </article>
  )
}
