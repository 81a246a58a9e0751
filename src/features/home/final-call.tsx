import { destinations, picturesOf } from '#content/destinations.ts'
import { homeMessages } from '#content/messages/home.ts'
import { pictureSource } from '#content/picture-source.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Picture } from '#ui/picture.tsx'
import { ActionLink } from './action-link.tsx'
import { Bearing } from './bearing.tsx'

const KILIMANJARO = destinations[2]
const FIRST_LIGHT = 4

export function FinalCall() {
  const { callToAction } = useMessages(homeMessages)
  const { large, medium } = picturesOf(KILIMANJARO)[FIRST_LIGHT] ?? {}
  return (
    <section className="final-call on-picture" aria-labelledby="final-call-title">
      {large && medium && (
        <Picture
          source={[pictureSource(medium), pictureSource(large)]}
          sizes="max(100vw, 60rem)"
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <div className="final-call-text">
        <Bearing headingDeg={315} />
        <h2 id="final-call-title">{callToAction.title}</h2>
        <p>{callToAction.text}</p>
        <div className="home-actions">
          <ActionLink to="/pricing" className="button-large">
            {callToAction.start}
          </ActionLink>
          <ActionLink to="/documentation" look="on-night" className="button-large">
            {callToAction.demo}
          </ActionLink>
        </div>
      </div>
    </section>
  )
}
