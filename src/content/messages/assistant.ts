import { assistantEn } from './assistant.en.ts'
import { assistantSw } from './assistant.sw.ts'
import type { Catalogue } from './language.ts'

export const assistantMessages: Catalogue<typeof assistantEn> = { en: assistantEn, sw: assistantSw }
