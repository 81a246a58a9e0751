import type { ReactNode } from 'react'
import { communityMessages } from '#content/messages/community.ts'
import { FEED_TABS, type FeedTab } from '#content/community-post.ts'
import { useMessages } from '#state/preferences-store.ts'
import { IconButton } from '#ui/button.tsx'
import { BellIcon, FilterIcon } from '#ui/community-icons.tsx'
import { Tab, TabPanel, Tabs, TabsList } from '#ui/tabs.tsx'

type Props = { tab: FeedTab; onTabChosen: (tab: FeedTab) => void; children: ReactNode }

/** The tabs by type of post, and the panel of the chosen one. */
export function Feed({ tab, onTabChosen, children }: Props) {
  const messages = useMessages(communityMessages)
  const choose = (value: string) => {
    const chosen = FEED_TABS.find((name) => name === value)
    if (chosen) onTabChosen(chosen)
  }
  return (
    <Tabs value={tab} onValueChange={choose} className="community-feed">
      <div className="community-feed-bar">
        <TabsList aria-label={messages.tabs}>
          {FEED_TABS.map((name) => (
            <Tab key={name} value={name} title={messages.tabTitle[name]}>
              {messages.tab[name]}
            </Tab>
          ))}
        </TabsList>
        <UnavailableButton label={messages.filter} icon={<FilterIcon />} />
        <UnavailableButton label={messages.notifications} icon={<BellIcon />} />
      </div>
      <TabPanel value={tab} className="community-feed-panel" tabIndex={-1}>
        <h2 className="community-feed-title">{messages.tabTitle[tab]}</h2>
        {children}
      </TabPanel>
    </Tabs>
  )
}

/** Stands where a part of the product will be; it can be reached, and says that it does nothing. */
function UnavailableButton({ label, icon }: { label: string; icon: ReactNode }) {
  const { unavailable } = useMessages(communityMessages)
  return <IconButton label={label} icon={icon} aria-disabled="true" aria-description={unavailable} />
}
