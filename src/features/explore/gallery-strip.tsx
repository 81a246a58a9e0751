import { useEffect, useRef } from 'react'
import type { DestinationPicture } from '#content/destinations.ts'
import { exploreMessages } from '#content/messages/explore.ts'
import { pictureSource } from '#content/picture-source.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Button } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'

type Props = {
  pictures: readonly DestinationPicture[]
  photo: number
  placeholderColor: string
  onPhotoChosen: (photo: number) => void
}

/** The main image and the gallery as a strip of thumbnails. */
export function GalleryStrip({ pictures, photo, placeholderColor, onPhotoChosen }: Props) {
  const { gallery } = useMessages(exploreMessages)
  const strip = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const thumbnail = strip.current?.children[photo]
    if (!(thumbnail instanceof HTMLElement) || !strip.current) return
    // Only the strip moves: scrollIntoView would take the page along.
    strip.current.scrollLeft = thumbnail.offsetLeft - (strip.current.clientWidth - thumbnail.clientWidth) / 2
  }, [photo])

  return (
    <section className="gallery" aria-label={gallery.label}>
      <ul ref={strip} className="gallery-strip">
        {pictures.map((picture, index) => (
          <li key={picture.title}>
            <Button
              look="bare"
              className="thumbnail"
              aria-label={gallery.photo(index + 1)}
              aria-pressed={index === photo}
              title={picture.title}
              style={{ backgroundColor: placeholderColor }}
              onClick={() => onPhotoChosen(index)}
            >
              {picture.thumbnail && (
                <Picture source={pictureSource(picture.thumbnail)} alt="" loading="lazy" decoding="async" />
              )}
            </Button>
          </li>
        ))}
      </ul>
      <p className="gallery-caption">{gallery.count(pictures.length)}</p>
    </section>
  )
}
