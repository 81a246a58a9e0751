import { exploreEn } from './explore.en.ts'
import { exploreSw } from './explore.sw.ts'
import type { Catalogue } from './language.ts'

export const exploreMessages: Catalogue<typeof exploreEn> = { en: exploreEn, sw: exploreSw }
