import { useEffect, useRef, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { dashboardMessages } from '#content/messages/dashboard.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Tab, TabPanel, Tabs, TabsList } from '#ui/tabs.tsx'
import { ArTab } from './ar-tab.tsx'
import { DASHBOARD_TABS, tabFromText, type DashboardTab } from './dashboard-tabs.ts'
import { HubTab } from './hub-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { VrTab } from './vr-tab.tsx'

type Props = {
  personName: string | null
  /** What the tab 'Moeva AI' holds. */
  assistant: ReactNode
}

/** The five tabs; each has an address of its own. */
export function DashboardPage({ personName, assistant }: Props) {
  const { heading, traveler, lead, tabs } = useMessages(dashboardMessages)
  const { tab, list, showTab, openTab } = useTab()

  return (
    <div className="dashboard">
      <header className="dashboard-header">
        <h1 id="page-title" tabIndex={-1}>
          {heading(personName ?? traveler)}
        </h1>
        <p>{lead}</p>
      </header>
      <Tabs value={tab} onValueChange={(value) => showTab(tabFromText(value))}>
        <TabsList ref={list} aria-label={tabs.label} className="dashboard-tabs">
          {DASHBOARD_TABS.map((id) => (
            <Tab key={id} value={id}>
              {tabs.names[id]}
            </Tab>
          ))}
        </TabsList>
        <TabPanel value="overview" className="dashboard-panel">
          <OverviewTab onOpened={openTab} />
        </TabPanel>
        <TabPanel value="utaliihub" className="dashboard-panel">
          <HubTab />
        </TabPanel>
        <TabPanel value="moeva-ai" className="dashboard-panel">
          {assistant}
        </TabPanel>
        <TabPanel value="ar-guides" className="dashboard-panel">
          <ArTab />
        </TabPanel>
        <TabPanel value="vr-tours" className="dashboard-panel">
          <VrTab />
        </TabPanel>
      </Tabs>
    </div>
  )
}

/**
 * The address holds the tab. Along the row of tabs it is replaced; a card's button is a step that can be taken back,
 * and moves the focus to the tab that it opened, because the button is gone.
 */
function useTab() {
  const [query, setQuery] = useSearchParams()
  const tab = tabFromText(query.get('tab'))
  const list = useRef<HTMLDivElement>(null)
  const movesFocus = useRef(false)

  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' })
    if (movesFocus.current) chosen?.focus({ preventScroll: true })
    movesFocus.current = false
  }, [tab])

  function openTab(next: DashboardTab): void {
    movesFocus.current = true
    setQuery({ tab: next })
  }

  return {
    tab,
    list,
    openTab,
    showTab: (next: DashboardTab) => setQuery({ tab: next }, { replace: true, preventScrollReset: true }),
  }
}
