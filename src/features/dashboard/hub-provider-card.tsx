import { Link } from 'react-router-dom'
import { dashboardMessages } from '#content/messages/dashboard.ts'
import { pictureSource } from '#content/picture-source.ts'
import { hubCategories, type HubCategory } from '#content/sample-home.ts'
import { useMessages } from '#state/preferences-store.ts'
import { buttonClass } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'

type Props = { provider: HubCategory & { name: string; text: string } }

/** A group of providers; Explore takes its index in the directory. */
export function HubProviderCard({ provider }: Props) {
  const { hub } = useMessages(dashboardMessages)
  const { id, name, text, sampleProviders, picture } = provider
  const index = hubCategories.findIndex((category) => category.id === id)
  const { large, medium } = picture ?? {}
  return (
    <article className="hub-provider" aria-labelledby={`provider-${id}`}>
      {large && medium && (
        <Picture
          source={[pictureSource(medium), pictureSource(large)]}
          sizes="(min-width: 64rem) 24rem, 100vw"
          alt={picture?.alt ?? ''}
          loading="lazy"
          decoding="async"
        />
      )}
      <div className="hub-provider-text">
        <h4 id={`provider-${id}`}>{name}</h4>
        <p>{text}</p>
        <p className="hub-provider-foot">
          <span className="hub-provider-count">{hub.providers(sampleProviders)}</span>
          <Link
            to={`/explore?category=${index}`}
            className={buttonClass('secondary')}
            aria-describedby={`provider-${id}`}
          >
            {hub.explore}
          </Link>
        </p>
      </div>
    </article>
  )
}
