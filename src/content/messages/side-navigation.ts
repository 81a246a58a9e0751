import type { Catalogue } from './language.ts'
import { sideNavigationEn } from './side-navigation.en.ts'
import { sideNavigationSw } from './side-navigation.sw.ts'

export const sideNavigationMessages: Catalogue<typeof sideNavigationEn> = { en: sideNavigationEn, sw: sideNavigationSw }
