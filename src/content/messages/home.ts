import { homeEn } from './home.en.ts'
import { homeSw } from './home.sw.ts'
import type { Catalogue } from './language.ts'

export const homeMessages: Catalogue<typeof homeEn> = { en: homeEn, sw: homeSw }
