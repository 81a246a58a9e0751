// Run by `npm run fonts`, after a new version of the typefaces or another choice of characters.
import { writeFile } from 'node:fs/promises'
import { subsetFonts } from './subset-fonts.mjs'

for (const { file, bytes } of await subsetFonts()) {
  await writeFile(new URL(file, import.meta.url), bytes)
  console.log(`${file}: ${bytes.byteLength} bytes`)
}
