import type { Catalogue } from './language.ts'
import { tripsEn } from './trips.en.ts'
import { tripsSw } from './trips.sw.ts'

export const tripsMessages: Catalogue<typeof tripsEn> = { en: tripsEn, sw: tripsSw }
