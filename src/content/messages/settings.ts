import type { Catalogue } from './language.ts'
import { settingsEn } from './settings.en.ts'
import { settingsSw } from './settings.sw.ts'

export const settingsMessages: Catalogue<typeof settingsEn> = { en: settingsEn, sw: settingsSw }
