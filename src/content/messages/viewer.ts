import type { Catalogue } from './language.ts'
import { viewerEn } from './viewer.en.ts'
import { viewerSw } from './viewer.sw.ts'

export const viewerMessages: Catalogue<typeof viewerEn> = { en: viewerEn, sw: viewerSw }
