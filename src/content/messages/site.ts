import type { Catalogue } from './language.ts'
import { siteEn } from './site.en.ts'
import { siteSw } from './site.sw.ts'

export const siteMessages: Catalogue<typeof siteEn> = { en: siteEn, sw: siteSw }
