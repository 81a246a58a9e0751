import { homeMessages } from '#content/messages/home.ts'
import { useMessages } from '#state/preferences-store.ts'
import { HeadsetIcon } from '#ui/icons.tsx'
import { ArIcon, ChatIcon, HubIcon, ItineraryIcon, SecureIcon } from '#ui/topic-icons.tsx'
import { ActionLink } from './action-link.tsx'
import { Bearing } from './bearing.tsx'

const FEATURES = [
  { id: 'vr', Icon: HeadsetIcon },
  { id: 'ar', Icon: ArIcon },
  { id: 'itineraries', Icon: ItineraryIcon },
  { id: 'moeva', Icon: ChatIcon },
  { id: 'bookings', Icon: SecureIcon },
  { id: 'hub', Icon: HubIcon },
] as const

export function FeatureList() {
  const { features } = useMessages(homeMessages)
  return (
    <section id="features" className="home-section home-features" aria-labelledby="features-title">
      <div className="home-intro">
        <Bearing headingDeg={45} />
        <h2 id="features-title">{features.title}</h2>
        <p>{features.text}</p>
        <ActionLink to="/pricing">{features.tryMoeva}</ActionLink>
      </div>
      <ul className="feature-grid">
        {FEATURES.map(({ id, Icon }) => (
          <li key={id}>
            <article className="feature">
              <Icon className="feature-icon" />
              <h3>{features.cards[id].title}</h3>
              <p>{features.cards[id].text}</p>
            </article>
          </li>
        ))}
      </ul>
    </section>
  )
}
