import type { PanoramaEntry } from '#content/panorama-manifest.ts'
import { pictureSource } from '#content/picture-source.ts'
import type { Source } from '#ui/picture.tsx'
import landscape2400Avif from './pictures/hero-landscape-2400.avif'
import landscape2400Webp from './pictures/hero-landscape-2400.webp'
import landscape960Avif from './pictures/hero-landscape-960.avif'
import landscape960Webp from './pictures/hero-landscape-960.webp'
import portrait640Avif from './pictures/hero-portrait-640.avif'
import portrait640Webp from './pictures/hero-portrait-640.webp'
import mara1200Avif from './pictures/maasai-mara-safari-strip-1200.avif'
import mara1200Webp from './pictures/maasai-mara-safari-strip-1200.webp'
import mara2400Avif from './pictures/maasai-mara-safari-strip-2400.avif'
import mara2400Webp from './pictures/maasai-mara-safari-strip-2400.webp'
import kilimanjaro1200Avif from './pictures/mt-kilimanjaro-strip-1200.avif'
import kilimanjaro1200Webp from './pictures/mt-kilimanjaro-strip-1200.webp'
import kilimanjaro2400Avif from './pictures/mt-kilimanjaro-strip-2400.avif'
import kilimanjaro2400Webp from './pictures/mt-kilimanjaro-strip-2400.webp'
import zanzibar1200Avif from './pictures/zanzibar-beaches-strip-1200.avif'
import zanzibar1200Webp from './pictures/zanzibar-beaches-strip-1200.webp'
import zanzibar2400Avif from './pictures/zanzibar-beaches-strip-2400.avif'
import zanzibar2400Webp from './pictures/zanzibar-beaches-strip-2400.webp'

// Cut from the masters by `npm run pictures`.

type Sources = readonly [Source, ...Source[]]

const SMALL_STRIP = { widthPx: 1200, heightPx: 113 }
const LARGE_STRIP = { widthPx: 2400, heightPx: 227 }

/** The circle at each destination, unrolled: 360° across, by the destination's slug. */
export const strips: Readonly<Record<string, Sources>> = {
  'maasai-mara-safari': [
    { avif: mara1200Avif, webp: mara1200Webp, ...SMALL_STRIP },
    { avif: mara2400Avif, webp: mara2400Webp, ...LARGE_STRIP },
  ],
  'zanzibar-beaches': [
    { avif: zanzibar1200Avif, webp: zanzibar1200Webp, ...SMALL_STRIP },
    { avif: zanzibar2400Avif, webp: zanzibar2400Webp, ...LARGE_STRIP },
  ],
  'mt-kilimanjaro': [
    { avif: kilimanjaro1200Avif, webp: kilimanjaro1200Webp, ...SMALL_STRIP },
    { avif: kilimanjaro2400Avif, webp: kilimanjaro2400Webp, ...LARGE_STRIP },
  ],
}

/** The first view behind the headline, for either orientation of the window; the middle sizes are the posters. */
export function heroPictures({ posters }: PanoramaEntry): { landscape: Sources; portrait: Sources } {
  return {
    landscape: [
      { avif: landscape960Avif, webp: landscape960Webp, widthPx: 960, heightPx: 411 },
      pictureSource(posters.landscape),
      { avif: landscape2400Avif, webp: landscape2400Webp, widthPx: 2400, heightPx: 1029 },
    ],
    portrait: [
      { avif: portrait640Avif, webp: portrait640Webp, widthPx: 640, heightPx: 640 },
      pictureSource(posters.portrait),
    ],
  }
}
