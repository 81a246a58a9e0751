import { homeMessages } from '#content/messages/home.ts'
import { hubCategories, type HubCategory } from '#content/sample-home.ts'
import { pictureSource } from '#content/picture-source.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Link } from 'react-router-dom'
import { buttonClass } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import { Bearing } from './bearing.tsx'

export function HubDirectory() {
  const { hub } = useMessages(homeMessages)
  return (
    <section className="home-section home-hub" aria-labelledby="hub-title">
      <div className="home-intro home-intro-wide">
        <Bearing headingDeg={225} />
        <h2 id="hub-title">{hub.title}</h2>
        <p>{hub.text}</p>
      </div>
      <ul className="hub-grid">
        {hubCategories.map((category, index) => (
          <li key={category.id}>
            <CategoryCard category={category} index={index} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function CategoryCard({ category, index }: { category: HubCategory; index: number }) {
  const { hub } = useMessages(homeMessages)
  const { title, text } = hub.categories[category.id]
  const { large, medium } = category.picture ?? {}
  return (
    <article className="hub-card" aria-labelledby={`hub-${category.id}`}>
      {large && medium && (
        <Picture
          source={[pictureSource(medium), pictureSource(large)]}
          sizes="(min-width: 64rem) 40vw, (min-width: 40rem) 75vw, 130vw"
          alt={category.picture?.alt ?? ''}
          loading="lazy"
          decoding="async"
        />
      )}
      <h3 id={`hub-${category.id}`}>{title}</h3>
      <p>{text}</p>
      <div className="hub-card-foot">
        <p className="hub-card-count">{hub.providers(category.sampleProviders)}</p>
        <Link
          to={`/explore?category=${index}`}
          className={buttonClass('secondary')}
          aria-describedby={`hub-${category.id}`}
        >
          {hub.explore}
        </Link>
      </div>
    </article>
  )
}
