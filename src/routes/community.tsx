import '#features/community/community.css'
import '#features/community/talk.css'
import { communityEn } from '#content/messages/community.en.ts'
import { communityMessages } from '#content/messages/community.ts'
import type { PageHandle } from '#content/page-handle.ts'
import { CommunityPage } from '#features/community/community-page.tsx'

export const handle = {
  title: (_, language) => communityMessages[language].title,
  description: communityEn.description,
  isTranslated: true,
} satisfies PageHandle

export function Component() {
  return <CommunityPage />
}
