import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import type { Destination } from '#content/destinations.ts'
import { exploreMessages } from '#content/messages/explore.ts'
import { prefersReducedMotion } from '#platform/environment.ts'
import { useMessages } from '#state/preferences-store.ts'
import { answerPageRequest } from '#state/tour-store.ts'
import { Sheet } from '#ui/sheet.tsx'
import { Tab, TabPanel, Tabs, TabsList } from '#ui/tabs.tsx'
import { notify } from '#ui/toaster.tsx'
import { AboutTab } from './about-tab.tsx'
import { DestinationHeader } from './destination-header.tsx'
import { LocationTab } from './location-tab.tsx'

/** The form comes when somebody plans a visit. */
const VisitTab = lazy(async () => ({ default: (await import('./visit-tab.tsx')).VisitTab }))

type Props = {
  destination: Destination
  onStep: (step: number) => void
  /** What the tab 'Ask AI' holds. */
  assistant: ReactNode
  /** The gallery, between the header and the tabs. */
  children: ReactNode
}

const PLANNING_MS = 3000

/** Everything about a destination beside its picture; a sheet on phones. */
export function DetailPanel({ destination, onStep, assistant, children }: Props) {
  const { planning, details, tabs: names } = useMessages(exploreMessages)
  const [tab, setTab] = useState('about')
  const tabs = useRef<HTMLDivElement>(null)

  const goToTab = (name: string) => {
    setTab(name)
    const behavior = prefersReducedMotion() ? 'auto' : 'smooth'
    tabs.current?.scrollIntoView({ behavior, block: matchMedia('(min-width: 64rem)').matches ? 'nearest' : 'start' })
  }

  const handleVisitPlanned = () => {
    goToTab('visit')
    notify({ ...planning(destination.name), durationMs: PLANNING_MS })
  }

  const answerVisit = useEffectEvent(handleVisitPlanned)
  const answerQuestion = useEffectEvent(() => goToTab('askAI'))
  useEffect(() => {
    const stops = [
      answerPageRequest('plan-visit', () => answerVisit()),
      answerPageRequest('ask-moeva', () => answerQuestion()),
    ]
    return () => stops.forEach((stop) => stop())
  }, [])

  return (
    <Sheet label={details} className="detail-panel">
      <DestinationHeader destination={destination} onStep={onStep} onVisitPlanned={handleVisitPlanned} />
      {children}
      <Tabs ref={tabs} className="detail-tabs" value={tab} onValueChange={setTab}>
        <TabsList aria-label={names.label}>
          <Tab value="about">{names.about}</Tab>
          <Tab value="location">{names.location}</Tab>
          <Tab value="visit">{names.visit}</Tab>
          <Tab value="askAI">{names.askAi}</Tab>
        </TabsList>
        <TabPanel value="about" className="detail-tab">
          <AboutTab destination={destination} />
        </TabPanel>
        <TabPanel value="location" className="detail-tab">
          <LocationTab destination={destination} />
        </TabPanel>
        <TabPanel value="visit" className="detail-tab">
          <Suspense>
            <VisitTab key={destination.slug} destination={destination} />
          </Suspense>
        </TabPanel>
        <TabPanel value="askAI" className="detail-tab">
          {assistant}
        </TabPanel>
      </Tabs>
    </Sheet>
  )
}
