import { Link } from 'react-router-dom'
import { picturesOf, type Destination } from '#content/destinations.ts'
import { pictureSource } from '#content/picture-source.ts'
import { Picture } from '#ui/picture.tsx'

type Props = { destinations: readonly Destination[] }

/** The destinations as large pictures; each card is one link into its panorama. */
export function DestinationCards({ destinations }: Props) {
  return (
    <section className="home-places" aria-labelledby="home-places-title">
      <div className="home-places-intro">
        <h2 id="home-places-title">Three places to begin</h2>
        <p>A savanna, a coast and a summit, each as a full circle around you.</p>
      </div>
      <ul className="home-cards">
        {destinations.map((destination, index) => (
          <li key={destination.slug}>
            <DestinationCard destination={destination} index={index} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function DestinationCard({ destination, index }: { destination: Destination; index: number }) {
  const [main, firstOfGallery] = picturesOf(destination)
  // The panorama's own view is the hero's; a card shows another side of the place where there is one.
  const formats = firstOfGallery?.medium ?? main?.medium
  return (
    <Link
      to={`/explore?category=${index}`}
      className="home-card"
      style={{ backgroundColor: destination.placeholderColor }}
    >
      {formats && <Picture source={pictureSource(formats)} alt="" loading="lazy" decoding="async" />}
      <span className="home-card-text">
        <span className="home-card-name">{destination.name}</span>
        <span>
          {destination.location} · {destination.tags.join(', ')}
        </span>
      </span>
    </Link>
  )
}
