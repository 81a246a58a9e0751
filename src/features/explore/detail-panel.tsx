import { useRef, useState, type ReactNode } from 'react'
import type { Destination } from '#content/destinations.ts'
import { Sheet } from '#ui/sheet.tsx'
import { Tab, TabPanel, Tabs, TabsList } from '#ui/tabs.tsx'
import { notify } from '#ui/toaster.tsx'
import { AboutTab } from './about-tab.tsx'
import { AskTab } from './ask-tab.tsx'
import { DestinationHeader } from './destination-header.tsx'
import { LocationTab } from './location-tab.tsx'
import { useConversation } from './use-conversation.ts'
import { VisitTab } from './visit-tab.tsx'

type Props = {
  destination: Destination
  onStep: (step: number) => void
  /** The gallery, between the header and the tabs. */
  children: ReactNode
}

const PLANNING_MS = 3000

/** Everything about a destination beside its picture; a sheet on phones. */
export function DetailPanel({ destination, onStep, children }: Props) {
  const [tab, setTab] = useState('about')
  const tabs = useRef<HTMLDivElement>(null)
  // Kept here, because a tab that is left is taken off the page.
  const conversation = useConversation()

  const handleVisitPlanned = () => {
    setTab('visit')
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
    tabs.current?.scrollIntoView({ behavior, block: matchMedia('(min-width: 64rem)').matches ? 'nearest' : 'start' })
    notify({
      title: 'Planning Visit',
      text: `Your trip to ${destination.name} is being planned!`,
      durationMs: PLANNING_MS,
    })
  }

  return (
    <Sheet label="Details" className="detail-panel">
      <DestinationHeader destination={destination} onStep={onStep} onVisitPlanned={handleVisitPlanned} />
      {children}
      <Tabs ref={tabs} className="detail-tabs" value={tab} onValueChange={setTab}>
        <TabsList aria-label="About this destination">
          <Tab value="about">About</Tab>
          <Tab value="location">Location</Tab>
          <Tab value="visit">Plan Visit</Tab>
          <Tab value="askAI">Ask AI</Tab>
        </TabsList>
        <TabPanel value="about" className="detail-tab">
          <AboutTab destination={destination} />
        </TabPanel>
        <TabPanel value="location" className="detail-tab">
          <LocationTab destination={destination} />
        </TabPanel>
        <TabPanel value="visit" className="detail-tab">
          <VisitTab key={destination.slug} destination={destination} />
        </TabPanel>
        <TabPanel value="askAI" className="detail-tab">
          <AskTab destination={destination} conversation={conversation} />
        </TabPanel>
      </Tabs>
    </Sheet>
  )
}
