import { categoriesEn } from './categories.en.ts'
import { categoriesSw } from './categories.sw.ts'
import type { Catalogue } from './language.ts'

export const categoryMessages: Catalogue<typeof categoriesEn> = { en: categoriesEn, sw: categoriesSw }
