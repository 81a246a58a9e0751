import type { DestinationPicture } from '#content/destinations.ts'
import { exploreMessages } from '#content/messages/explore.ts'
import { pictureSource } from '#content/picture-source.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Picture } from '#ui/picture.tsx'

type Props = { picture: DestinationPicture; placeholderColor: string }

/** A gallery image over the viewer: whole, with its own thumbnail as a soft surround where the shapes differ. */
export function GalleryCover({ picture, placeholderColor }: Props) {
  const { gallery } = useMessages(exploreMessages)
  return (
    <figure className="gallery-cover" style={{ backgroundColor: placeholderColor }}>
      {picture.thumbnail && (
        <div className="gallery-cover-surround">
          <Picture source={pictureSource(picture.thumbnail)} alt="" />
        </div>
      )}
      {picture.large ? (
        <div className="gallery-cover-image">
          <Picture key={picture.title} source={pictureSource(picture.large)} alt={picture.alt} decoding="async" />
        </div>
      ) : (
        <figcaption className="gallery-cover-missing">{gallery.missing}</figcaption>
      )}
    </figure>
  )
}
