import { frameEn } from './frame.en.ts'
import { frameSw } from './frame.sw.ts'
import type { Catalogue } from './language.ts'

export const frameMessages: Catalogue<typeof frameEn> = { en: frameEn, sw: frameSw }
