import { derivedUrl, type ViewedPanorama } from '#content/panorama-manifest.ts'

type Props = { panorama: Pick<ViewedPanorama, 'posters' | 'filesUrl'> }

/**
 * The exact first view, in the document itself. One poster per orientation of the window, each with a fixed vertical
 * field of view and scaled to the viewer's height, so that cropping its sides stays exact. Decoded for the first frame
 * after it has come: aside from that it would be decoded after that frame, and seen two frames later.
 */
export function Poster({ panorama }: Props) {
  const landscape = sourcesOf(panorama, 'landscape')
  const portrait = sourcesOf(panorama, 'portrait')
  return (
    <picture className="poster">
      {portrait.avif !== null && (
        <source
          type="image/avif"
          media="(orientation: portrait)"
          srcSet={portrait.avif}
          width={portrait.widthPx}
          height={portrait.heightPx}
        />
      )}
      <source
        media="(orientation: portrait)"
        srcSet={portrait.other}
        width={portrait.widthPx}
        height={portrait.heightPx}
      />
      {landscape.avif !== null && <source type="image/avif" srcSet={landscape.avif} />}
      <img
        src={landscape.other}
        width={landscape.widthPx}
        height={landscape.heightPx}
        alt=""
        loading="eager"
        fetchPriority="high"
        decoding="sync"
        draggable={false}
      />
    </picture>
  )
}

/** The addresses of a poster: ours come in two formats, those of posts in one. */
function sourcesOf({ posters, filesUrl }: Props['panorama'], orientation: 'landscape' | 'portrait') {
  const picture = posters[orientation]
  const { widthPx, heightPx } = picture
  if ('path' in picture) return { avif: null, other: derivedUrl(picture.path, filesUrl), widthPx, heightPx }
  return { avif: derivedUrl(picture.avif.path), other: derivedUrl(picture.webp.path), widthPx, heightPx }
}
