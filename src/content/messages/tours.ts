import type { Catalogue } from './language.ts'
import { toursEn } from './tours.en.ts'
import { toursSw } from './tours.sw.ts'

export const toursMessages: Catalogue<typeof toursEn> = { en: toursEn, sw: toursSw }
