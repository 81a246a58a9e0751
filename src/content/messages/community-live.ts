import { communityLiveEn } from './community-live.en.ts'
import { communityLiveSw } from './community-live.sw.ts'
import type { Catalogue } from './language.ts'

export const communityLiveMessages: Catalogue<typeof communityLiveEn> = { en: communityLiveEn, sw: communityLiveSw }
