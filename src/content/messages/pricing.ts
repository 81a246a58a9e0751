import type { Catalogue } from './language.ts'
import { pricingEn } from './pricing.en.ts'
import { pricingSw } from './pricing.sw.ts'

export const pricingMessages: Catalogue<typeof pricingEn> = { en: pricingEn, sw: pricingSw }
