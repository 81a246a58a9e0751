import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/** What English and Swahili pages are written with; anything else comes from the whole faces, when a page needs it. */
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')
const PUNCTUATION = '\u00a0©°·×ø–—‘’“”•…→'
export const CHARACTERS = ASCII + PUNCTUATION

const FACES = [
  {
    file: 'bricolage-grotesque-700.woff2',
    source: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2',
  },
  {
    file: 'hanken-grotesk.woff2',
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
]

/** The faces that every page loads, cut to the characters above and to the weights in use: file name to WOFF2. */
export async function subsetFonts() {
  return Promise.all(
    FACES.map(async ({ file, source, variationAxes }) => {
      const whole = await readFile(fileURLToPath(import.meta.resolve(source)))
      const bytes = await subsetFont(whole, CHARACTERS, { targetFormat: 'woff2', variationAxes })
      return { file, bytes }
    }),
  )
}
