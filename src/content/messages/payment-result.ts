import type { Catalogue } from './language.ts'
import { paymentResultEn } from './payment-result.en.ts'
import { paymentResultSw } from './payment-result.sw.ts'

export const paymentResultMessages: Catalogue<typeof paymentResultEn> = { en: paymentResultEn, sw: paymentResultSw }
