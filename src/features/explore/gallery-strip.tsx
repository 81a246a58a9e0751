import { useEffect, useRef } from 'react'
import type { DestinationPicture } from '#content/destinations.ts'
import { pictureSource } from '#content/picture-source.ts'
import { Picture } from '#ui/picture.tsx'

type Props = {
  pictures: readonly DestinationPicture[]
  photo: number
  placeholderColor: string
  onPhotoChosen: (photo: number) => void
}

/** The main image and the gallery as a strip of thumbnails. */
export function GalleryStrip({ pictures, photo, placeholderColor, onPhotoChosen }: Props) {
  const strip = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const thumbnail = strip.current?.children[photo]
    if (!(thumbnail instanceof HTMLElement) || !strip.current) return
    // Only the strip moves: scrollIntoView would take the page along.
    strip.current.scrollLeft = thumbnail.offsetLeft - (strip.current.clientWidth - thumbnail.clientWidth) / 2
  }, [photo])

  return (
    <section className="gallery" aria-label="Photos">
      <ul ref={strip} className="gallery-strip">
        {pictures.map((picture, index) => (
          <li key={picture.title}>
            <button
              type="button"
              className="thumbnail"
              aria-label={`Photo ${index + 1}`}
              aria-pressed={index === photo}
              title={picture.title}
              style={{ backgroundColor: placeholderColor }}
              onClick={() => onPhotoChosen(index)}
            >
              {picture.thumbnail && (
                <Picture source={pictureSource(picture.thumbnail)} alt="" loading="lazy" decoding="async" />
              )}
            </button>
          </li>
        ))}
      </ul>
      <p className="gallery-caption">{pictures.length} photos</p>
    </section>
  )
}
