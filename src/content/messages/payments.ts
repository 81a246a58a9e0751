import type { Catalogue } from './language.ts'
import { paymentsEn } from './payments.en.ts'
import { paymentsSw } from './payments.sw.ts'

export const paymentsMessages: Catalogue<typeof paymentsEn> = { en: paymentsEn, sw: paymentsSw }
