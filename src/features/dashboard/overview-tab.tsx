import type { ReactNode } from 'react'
import { destinationAt, picturesOf } from '#content/destinations.ts'
import { dashboardMessages } from '#content/messages/dashboard.ts'
import { homeMessages } from '#content/messages/home.ts'
import { pictureSource } from '#content/picture-source.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Button } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import type { DashboardTab } from './dashboard-tabs.ts'
import { drawings } from './drawings.ts'

type Props = { onOpened: (tab: DashboardTab) => void }

const TRIPTYCH = ['northern-lights', 'santorini-sunset', 'great-barrier-reef'] as const

type CardTab = Exclude<DashboardTab, 'overview'>

/** What the product has, a card each. */
export function OverviewTab({ onOpened }: Props) {
  const { ar } = useMessages(dashboardMessages)
  const { moeva } = useMessages(homeMessages)
  const card = (tab: CardTab, picture: ReactNode) => <OverviewCard tab={tab} picture={picture} onOpened={onOpened} />

  return (
    <div className="overview">
      {card('utaliihub', <Photo destination={1} photo={1} />)}
      {card('moeva-ai', <p className="overview-quote">{moeva.question}</p>)}
      {card(
        'ar-guides',
        <>
          <Photo destination={2} photo={1} />
          <p className="overview-label">
            <strong>{ar.overlay.pins.kibo.name}</strong> {ar.overlay.pins.kibo.fact}
          </p>
        </>,
      )}
      {card(
        'vr-tours',
        <div className="overview-triptych">
          {TRIPTYCH.map((slug) => (
            <span key={slug}>
              <img src={drawings[slug]} alt="" width="480" height="600" />
            </span>
          ))}
        </div>,
      )}
    </div>
  )
}

type CardProps = { tab: CardTab; picture: ReactNode; onOpened: (tab: DashboardTab) => void }

function OverviewCard({ tab, picture, onOpened }: CardProps) {
  const { title, text, button } = useMessages(dashboardMessages).overview[tab]
  return (
    <article className="overview-card on-picture" data-tab={tab} aria-labelledby={`overview-${tab}`}>
      <div className="overview-picture">{picture}</div>
      <div className="overview-text">
        <h2 id={`overview-${tab}`}>{title}</h2>
        <p>{text}</p>
        <Button look="on-night" onClick={() => onOpened(tab)}>
          {button}
        </Button>
      </div>
    </article>
  )
}

type PhotoProps = { destination: number; photo: number }

function Photo({ destination, photo }: PhotoProps) {
  const { large, medium } = picturesOf(destinationAt(destination))[photo] ?? {}
  if (!large || !medium) return null
  return (
    <Picture
      source={[pictureSource(medium), pictureSource(large)]}
      sizes="(min-width: 64rem) 45vw, 100vw"
      alt=""
      decoding="async"
    />
  )
}
