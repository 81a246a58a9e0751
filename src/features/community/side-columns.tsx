import { Link } from 'react-router-dom'
import { categoryMessages } from '#content/messages/categories.ts'
import { communityMessages } from '#content/messages/community.ts'
import { pictureSource } from '#content/picture-source.ts'
import { tourismCategories } from '#content/sample-categories.ts'
import { sampleExperiences, samplePosts, samplePromos, type SamplePromo } from '#content/sample-community.ts'
import { useMessages } from '#state/preferences-store.ts'
import { categoryIcons } from '#ui/category-icons.tsx'
import { Picture } from '#ui/picture.tsx'
import { notify } from '#ui/toaster.tsx'
import { LikeIcon } from '#ui/topic-icons.tsx'

/** The ten kinds of experience. Choosing one does not filter yet, and says so. */
export function Categories() {
  const { categories, categoryNotice } = useMessages(communityMessages)
  const names = useMessages(categoryMessages)
  return (
    <section className="community-categories" aria-labelledby="community-categories">
      <h2 id="community-categories">{categories}</h2>
      <ul>
        {tourismCategories.map(({ id, kind, sampleCount }) => {
          const KindIcon = categoryIcons[kind]
          return (
            <li key={id}>
              <button
                type="button"
                title={names[kind].text}
                onClick={() => notify({ ...categoryNotice, id: 'category' })}
              >
                <KindIcon />
                <span>{names[kind].name}</span> <span className="community-category-count">{sampleCount}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

export function Experiences() {
  const { experiences, experienceTitles, likes } = useMessages(communityMessages)
  return (
    <section className="community-experiences" aria-labelledby="community-experiences">
      <h2 id="community-experiences">{experiences}</h2>
      <ul>
        {sampleExperiences.map((experience) => (
          <li key={experience.id}>
            <span>{experienceTitles[experience.id]}</span>
            <span className="community-experience-likes">
              <LikeIcon /> {likes(String(experience.likes))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function FeaturedColumn() {
  const messages = useMessages(communityMessages)
  return (
    <aside className="community-aside" aria-label={messages.featured}>
      <section aria-labelledby="community-featured">
        <h2 id="community-featured">{messages.featured}</h2>
        <ul className="community-featured">
          {samplePosts.map(
            (post) =>
              post.isFeatured && (
                <li key={post.id}>
                  <a href={`#post-${post.id}`}>
                    {post.picture && <Picture source={post.picture.source[0]} alt="" loading="lazy" />}
                    <span>
                      <strong>{post.author.name}</strong>
                      <span>{post.location}</span>
                    </span>
                  </a>
                </li>
              ),
          )}
        </ul>
      </section>
      <ul className="community-promos">
        {samplePromos.map((promo) => (
          <li key={promo.id}>
            <Promo promo={promo} />
          </li>
        ))}
      </ul>
    </aside>
  )
}

function Promo({ promo }: { promo: SamplePromo }) {
  const messages = useMessages(communityMessages)
  const { title, text, action } = messages.promos[promo.id]
  const { medium } = promo.picture ?? {}
  return (
    <article className="community-promo on-picture" aria-labelledby={`promo-${promo.id}`}>
      {medium && <Picture source={pictureSource(medium)} alt="" loading="lazy" decoding="async" />}
      <p className="community-promo-mark">{messages.sponsored}</p>
      <div>
        <h3 id={`promo-${promo.id}`}>{title}</h3>
        <p>{text}</p>
        <Link to={`/explore?category=${promo.category}`}>{action}</Link>
      </div>
    </article>
  )
}
