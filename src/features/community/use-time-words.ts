import { communityMessages } from '#content/messages/community.ts'
import { timeAgo } from '#core/time-ago.ts'
import { useLanguage, useMessages } from '#state/preferences-store.ts'

/** How long ago a moment was, in words of the person's language. */
export function useTimeWords(): (iso: string) => string {
  const language = useLanguage()
  const { panel } = useMessages(communityMessages)
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'always' })
  return (iso) => {
    const ago = timeAgo(Date.parse(iso), Date.now())
    return ago ? format.format(-ago.count, ago.unit) : panel.now
  }
}
