import { Link } from 'react-router-dom'
import { destinations, picturesOf, type Destination } from '#content/destinations.ts'
import { aboutEn } from '#content/messages/about.en.ts'
import { isBuilt, type PageAddress } from '#content/pages.ts'
import { pictureSource } from '#content/picture-source.ts'
import { buttonClass } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import { HeadsetIcon } from '#ui/icons.tsx'
import { ChatIcon, CompassIcon, PeopleIcon } from '#ui/topic-icons.tsx'

const ICONS = [HeadsetIcon, CompassIcon, PeopleIcon, ChatIcon]
const BEACH = { destination: destinations[1], photo: 3 }
const CAMP = { destination: destinations[2], photo: 3 }

/** What changes for a traveler, and for whom it is made. */
export function AboutService() {
  const { transforms, serve } = aboutEn
  return (
    <>
      <section className="about-section" aria-labelledby="transforms-title">
        <h2 id="transforms-title">{transforms.title}</h2>
        <ul className="about-cards">
          {transforms.cards.map(({ id, title, text }, index) => {
            const CardIcon = ICONS[index] ?? CompassIcon
            return (
              <li key={id}>
                <article className="about-card" aria-labelledby={`transforms-${id}`}>
                  <CardIcon />
                  <h3 id={`transforms-${id}`}>{title}</h3>
                  <p>{text}</p>
                </article>
              </li>
            )
          })}
        </ul>
      </section>
      <section className="about-section" aria-labelledby="serve-title">
        <h2 id="serve-title">{serve.title}</h2>
        <div className="about-served">
          <Served {...serve.travelers} to="/explore" picture={BEACH} />
          <Served {...serve.providers} to="/pricing" picture={CAMP} />
        </div>
      </section>
    </>
  )
}

type ServedProps = {
  title: string
  text: string
  button: string
  to: PageAddress
  picture: { destination: Destination; photo: number }
}

function Served({ title, text, button, to, picture }: ServedProps) {
  const { large, medium, alt } = picturesOf(picture.destination)[picture.photo] ?? {}
  return (
    <article className="about-served-part">
      {large && medium && (
        <Picture
          source={[pictureSource(medium), pictureSource(large)]}
          sizes="(min-width: 64rem) 45vw, 100vw"
          alt={alt ?? ''}
          loading="lazy"
          decoding="async"
        />
      )}
      <h3>{title}</h3>
      <p>{text}</p>
      {isBuilt(to) && (
        <Link to={to} className={buttonClass('secondary')}>
          {button}
        </Link>
      )}
    </article>
  )
}
