import { communityEn } from './community.en.ts'
import { communitySw } from './community.sw.ts'
import type { Catalogue } from './language.ts'

export const communityMessages: Catalogue<typeof communityEn> = { en: communityEn, sw: communitySw }
