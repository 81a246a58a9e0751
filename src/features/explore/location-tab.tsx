import { useEffect, useState, type ComponentType } from 'react'
import type { Destination } from '#content/destinations.ts'
import { exploreMessages } from '#content/messages/explore.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState, Skeleton } from '#ui/status.tsx'

type Props = { destination: Destination }
type MapProps = { name: string; latitudeDeg: number; longitudeDeg: number }
/** The map as it arrives: its outlines are fetched when the tab is opened for the first time. */
type Loading = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; Map: ComponentType<MapProps> }

export function LocationTab({ destination }: Props) {
  const messages = useMessages(exploreMessages)
  const { name, location, latitudeDeg, longitudeDeg } = destination
  return (
    <>
      <p className="about-name">{location}</p>
      <p>{messages.place(destination).locationText}</p>
      <LazyMap name={name} latitudeDeg={latitudeDeg} longitudeDeg={longitudeDeg} />
      <p className="fine-print">
        {toCoordinates(latitudeDeg, 'N', 'S')}, {toCoordinates(longitudeDeg, 'E', 'W')}. {messages.location.outlines}
      </p>
    </>
  )
}

function LazyMap(props: MapProps) {
  const { location } = useMessages(exploreMessages)
  const [map, setMap] = useState<Loading>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isWanted = true
    import('./east-africa-map.tsx').then(
      ({ EastAfricaMap }) => isWanted && setMap({ state: 'ready', Map: EastAfricaMap }),
      () => isWanted && setMap({ state: 'failed' }),
    )
    return () => {
      isWanted = false
    }
  }, [attempt])

  const handleRetry = () => {
    setMap({ state: 'loading' })
    setAttempt(attempt + 1)
  }

  if (map.state === 'ready') return <map.Map {...props} />
  if (map.state === 'failed') {
    return (
      <EmptyState text={location.failed}>
        <Button look="secondary" onClick={handleRetry}>
          {location.tryAgain}
        </Button>
      </EmptyState>
    )
  }
  return (
    <div role="status" aria-label={location.loading}>
      <Skeleton className="map-frame" />
    </div>
  )
}

function toCoordinates(deg: number, positive: string, negative: string): string {
  return `${Math.abs(deg).toFixed(2)}° ${deg < 0 ? negative : positive}`
}
