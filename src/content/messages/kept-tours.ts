import type { Catalogue } from './language.ts'
import { keptToursEn } from './kept-tours.en.ts'
import { keptToursSw } from './kept-tours.sw.ts'

export const keptToursMessages: Catalogue<typeof keptToursEn> = { en: keptToursEn, sw: keptToursSw }
