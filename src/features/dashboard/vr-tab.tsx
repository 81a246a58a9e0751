import { Link } from 'react-router-dom'
import { featuredPlaces, type FeaturedPlace } from '#content/featured-places.ts'
import { dashboardMessages } from '#content/messages/dashboard.ts'
import { tourAddress } from '#content/tour-address.ts'
import { useMessages } from '#state/preferences-store.ts'
import { buttonClass } from '#ui/button.tsx'
import { drawings } from './drawings.ts'

/** The featured places, drawn; each leads to its tour, or to the catalogue until its picture is there. */
export function VrTab() {
  const { vr } = useMessages(dashboardMessages)
  return (
    <section aria-labelledby="vr-title">
      <div className="dashboard-intro">
        <h2 id="vr-title">{vr.title}</h2>
        <p>{vr.text}</p>
        <Link to="/tours" className={buttonClass()}>
          {vr.browse}
        </Link>
      </div>
      <ul className="vr-places">
        {featuredPlaces.map((place) => (
          <li key={place.slug}>
            <PlaceCard place={place} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PlaceCard({ place: { slug, name, country } }: { place: FeaturedPlace }) {
  const { vr } = useMessages(dashboardMessages)
  return (
    <article className="vr-place" aria-labelledby={`vr-${slug}`}>
      <img src={drawings[slug]} alt="" width="480" height="600" loading="lazy" decoding="async" />
      <div className="vr-place-text">
        <p className="vr-place-country">{vr.countries[country]}</p>
        <h3 id={`vr-${slug}`}>
          {/* The whole card is the link; its name says what it does. */}
          <Link to={tourAddress(slug)} className="vr-place-link">
            {name}
          </Link>
        </h3>
        <p>{vr.places[slug]}</p>
      </div>
    </article>
  )
}
