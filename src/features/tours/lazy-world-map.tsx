import { useEffect, useState, type ComponentType } from 'react'
import { toursMessages } from '#content/messages/tours.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Skeleton } from '#ui/status.tsx'
import type { WorldMapProps } from './world-map.tsx'

type Loading = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; Map: ComponentType<WorldMapProps> }

/** The map with its outlines comes when the page stands; without it the list has everything. */
export function LazyWorldMap(props: WorldMapProps) {
  const { map: texts } = useMessages(toursMessages)
  const [map, setMap] = useState<Loading>({ state: 'loading' })

  useEffect(() => {
    let isWanted = true
    import('./world-map.tsx').then(
      ({ WorldMap }) => isWanted && setMap({ state: 'ready', Map: WorldMap }),
      () => isWanted && setMap({ state: 'failed' }),
    )
    return () => {
      isWanted = false
    }
  }, [])

  return (
    <div className="tours-map">
      {map.state === 'ready' && <map.Map {...props} />}
      {map.state === 'loading' && (
        <div role="status" aria-label={texts.loading}>
          <Skeleton className="tours-map-frame" />
        </div>
      )}
      <p className="fine-print">{map.state === 'failed' ? texts.failed : texts.outlines}</p>
    </div>
  )
}
