import type { PanoramaEntry } from '#content/panorama-manifest.ts'
import { pictureSource } from '#content/picture-source.ts'

type Props = { panorama: PanoramaEntry }

/**
 * The exact first view, in the document itself. One poster per orientation of the window, each with a fixed vertical
 * field of view and scaled to the viewer's height, so that cropping its sides stays exact.
 */
export function Poster({ panorama }: Props) {
  const landscape = pictureSource(panorama.posters.landscape)
  const portrait = pictureSource(panorama.posters.portrait)
  return (
    <picture className="poster">
      <source
        type="image/avif"
        media="(orientation: portrait)"
        srcSet={portrait.avif}
        width={portrait.widthPx}
        height={portrait.heightPx}
      />
      <source
        type="image/webp"
        media="(orientation: portrait)"
        srcSet={portrait.webp}
        width={portrait.widthPx}
        height={portrait.heightPx}
      />
      <source type="image/avif" srcSet={landscape.avif} />
      <img
        src={landscape.webp}
        width={landscape.widthPx}
        height={landscape.heightPx}
        alt=""
        loading="eager"
        fetchPriority="high"
        decoding="async"
        draggable={false}
      />
    </picture>
  )
}
