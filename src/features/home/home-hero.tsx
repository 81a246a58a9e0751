import { Link } from 'react-router-dom'
import type { Destination } from '#content/destinations.ts'
import { panoramaById } from '#content/panoramas.ts'
import { pictureSource } from '#content/picture-source.ts'
import { buttonClass } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'

type Props = { destination: Destination }

export function HomeHero({ destination }: Props) {
  const panorama = panoramaById(destination.slug)
  const portrait = panorama && pictureSource(panorama.posters.portrait)
  return (
    <section className="home-hero under-nav" style={{ backgroundColor: destination.placeholderColor }}>
      {panorama && portrait && (
        <div className="home-hero-picture">
          <Picture
            source={pictureSource(panorama.posters.landscape)}
            alt=""
            loading="eager"
            fetchPriority="high"
            decoding="async"
          >
            <source type="image/avif" media="(orientation: portrait)" srcSet={portrait.avif} />
            <source type="image/webp" media="(orientation: portrait)" srcSet={portrait.webp} />
          </Picture>
        </div>
      )}
      <div className="home-hero-text on-picture">
        <h1 id="page-title" tabIndex={-1}>
          Discover the World in Immersive Reality
        </h1>
        <p>Stand in a place before you go there. Turn around, look up, and decide with your own eyes.</p>
        <Link to="/explore" className={buttonClass('primary', 'home-hero-action')}>
          Look around {destination.name}
        </Link>
      </div>
    </section>
  )
}
