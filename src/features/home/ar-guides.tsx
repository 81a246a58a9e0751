import { destinations, picturesOf } from '#content/destinations.ts'
import { homeMessages } from '#content/messages/home.ts'
import { pictureSource } from '#content/picture-source.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Picture } from '#ui/picture.tsx'
import { ActionLink } from './action-link.tsx'
import { Bearing } from './bearing.tsx'

const POINTS = ['history', 'language', 'gems', 'maps'] as const
const KILIMANJARO = destinations[2]
const CAMP = 3

export function ArGuides() {
  const { ar } = useMessages(homeMessages)
  return (
    <section id="ar-guides" className="home-section home-ar" aria-labelledby="ar-title">
      <ArPhone />
      <div className="home-intro">
        <Bearing headingDeg={180} />
        <h2 id="ar-title">{ar.title}</h2>
        <p>{ar.text}</p>
        <dl className="ar-points">
          {POINTS.map((point) => (
            <div key={point}>
              <dt>{ar.points[point].title}</dt>
              <dd>{ar.points[point].text}</dd>
            </div>
          ))}
        </dl>
        <ActionLink to="/documentation#ar-guides">{ar.button}</ActionLink>
      </div>
    </section>
  )
}

/** What a guide looks like in the hand: a picture with its names on it. */
function ArPhone() {
  const { ar } = useMessages(homeMessages)
  const { large, medium } = picturesOf(KILIMANJARO)[CAMP] ?? {}
  return (
    <div className="ar-phone" role="img" aria-label={ar.pictureAlt}>
      {large && medium && (
        <Picture
          source={[pictureSource(medium), pictureSource(large)]}
          sizes="(min-width: 64rem) 75rem, 60rem"
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <p className="ar-label ar-label-kibo">
        <strong>{ar.kibo}</strong>
        <span>{ar.kiboText}</span>
      </p>
      <p className="ar-label ar-label-groundsel">
        <strong>{ar.groundsel}</strong>
        <span>{ar.groundselText}</span>
      </p>
    </div>
  )
}
