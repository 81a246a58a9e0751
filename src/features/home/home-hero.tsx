import type { ReactNode } from 'react'
import type { Destination } from '#content/destinations.ts'
import { homeMessages } from '#content/messages/home.ts'
import { panoramaById } from '#content/panoramas.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Picture, srcSetOf } from '#ui/picture.tsx'
import { useSmallPictures } from '#ui/picture-economy.tsx'
import { ActionLink } from './action-link.tsx'
import { HeroRuler } from './hero-ruler.tsx'
import { heroPictures } from './home-pictures.ts'

type Props = {
  destination: Destination
  /** The live picture, which comes to lie over the still one. */
  children?: ReactNode
}

export function HomeHero({ destination, children }: Props) {
  const { hero } = useMessages(homeMessages)
  return (
    <section className="home-hero under-nav on-picture" style={{ backgroundColor: destination.placeholderColor }}>
      <StillPicture slug={destination.slug} />
      {children}
      <div className="home-hero-text">
        <h1 id="page-title" tabIndex={-1}>
          {hero.title}
        </h1>
        <p className="home-hero-lead">{hero.text}</p>
        <div className="home-actions">
          <ActionLink to="/documentation#vr-experience" className="button-large">
            {hero.tryVr}
          </ActionLink>
          <ActionLink to="/pricing" look="on-night" className="button-large">
            {hero.planTrip}
          </ActionLink>
        </div>
        <p className="home-hero-claim">{hero.travelers}</p>
      </div>
      <div className="home-hero-foot">
        <nav aria-label={hero.onThisPage}>
          <ul>
            <li>
              <a href="#features">{hero.features}</a>
            </li>
            <li>
              <a href="#vr-tours">{hero.vrTours}</a>
            </li>
            <li>
              <a href="#ar-guides">{hero.arGuides}</a>
            </li>
          </ul>
        </nav>
        <p className="home-hero-credit">{hero.illustration}</p>
      </div>
      <HeroRuler />
    </section>
  )
}

/** The first view, scaled to the hero's height and cropped at its sides, as the live picture will be. */
function StillPicture({ slug }: { slug: string }) {
  const isSmall = useSmallPictures()
  const panorama = panoramaById(slug)
  if (!panorama) return null
  const { landscape, portrait } = heroPictures(panorama)
  const upright = isSmall ? portrait.slice(0, 1) : portrait
  return (
    <div className="home-hero-picture">
      <Picture
        source={landscape}
        sizes="max(100vw, 210vh)"
        alt=""
        loading="eager"
        fetchPriority="high"
        decoding="async"
      >
        {(['avif', 'webp'] as const).map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            media="(orientation: portrait)"
            srcSet={srcSetOf(upright, format)}
            sizes="50vh"
          />
        ))}
      </Picture>
    </div>
  )
}
