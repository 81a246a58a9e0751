import { Link } from 'react-router-dom'
import type { Destination } from '#content/destinations.ts'
import { homeMessages } from '#content/messages/home.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Picture } from '#ui/picture.tsx'
import { ForwardIcon } from '#ui/icons.tsx'
import { ActionLink } from './action-link.tsx'
import { Bearing } from './bearing.tsx'
import { strips } from './home-pictures.ts'

const RULER_DEG = [180, 225, 270, 315, 0, 45, 90, 135, 180]

type Props = { destinations: readonly Destination[] }

/** Each place as its whole circle laid flat, which no other picture of it shows. */
export function VrTours({ destinations }: Props) {
  const { vr } = useMessages(homeMessages)
  return (
    <section id="vr-tours" className="home-section home-vr on-picture" aria-labelledby="vr-title">
      <div className="home-intro home-intro-wide">
        <Bearing headingDeg={135} />
        <h2 id="vr-title">{vr.title}</h2>
        <p>{vr.text}</p>
        <ActionLink to="/documentation#vr-experience" look="on-night">
          {vr.button}
        </ActionLink>
      </div>
      <ul className="strips">
        {destinations.map((destination, index) => (
          <li key={destination.slug}>
            <Strip destination={destination} index={index} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Strip({ destination, index }: { destination: Destination; index: number }) {
  const { vr } = useMessages(homeMessages)
  const source = strips[destination.slug]
  return (
    <Link to={`/explore?category=${index}`} className="strip">
      <span className="strip-window" style={{ backgroundColor: destination.placeholderColor }}>
        {source && (
          <Picture
            source={source}
            sizes="(min-width: 64rem) 100vw, 100rem"
            alt={vr.circle(destination.name)}
            loading="lazy"
            decoding="async"
          />
        )}
      </span>
      <span className="strip-ruler" aria-hidden="true">
        {RULER_DEG.map((deg, at) => (
          <span key={at}>{deg}°</span>
        ))}
      </span>
      <span className="strip-text">
        <span className="strip-name">{vr.lookAround(destination.name)}</span>
        <span className="strip-place">{destination.location}</span>
        <ForwardIcon />
      </span>
    </Link>
  )
}
