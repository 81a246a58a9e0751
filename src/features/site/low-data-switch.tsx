import { siteMessages } from '#content/messages/site.ts'
import { chooseLowData, useLowData, useMessages } from '#state/preferences-store.ts'
import { Switch } from '#ui/switch.tsx'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'

/** No live pictures where a still one does, smaller pictures, and no tiles beyond what a view needs. */
export function LowDataSwitch() {
  const { lowData } = useMessages(siteMessages)
  // The browser's data saver is unknown where the page is prerendered.
  const isHydrated = useIsHydrated()
  const isOn = useLowData() && isHydrated
  return <Switch label={lowData} isOn={isOn} onChange={chooseLowData} />
}
