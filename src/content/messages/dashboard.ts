import { dashboardEn } from './dashboard.en.ts'
import { dashboardSw } from './dashboard.sw.ts'
import type { Catalogue } from './language.ts'

export const dashboardMessages: Catalogue<typeof dashboardEn> = { en: dashboardEn, sw: dashboardSw }
