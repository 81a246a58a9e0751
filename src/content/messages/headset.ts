import { headsetEn } from './headset.en.ts'
import { headsetSw } from './headset.sw.ts'
import type { Catalogue } from './language.ts'

export const headsetMessages: Catalogue<typeof headsetEn> = { en: headsetEn, sw: headsetSw }
