import { destinations, picturesOf } from '#content/destinations.ts'
import { aboutEn } from '#content/messages/about.en.ts'
import { pictureSource } from '#content/picture-source.ts'
import { Picture } from '#ui/picture.tsx'

const MARA = destinations[0]
const SUNRISE_TRACK = 4

/** The page's title over a picture, then how it began, what became of it and what it is for. */
export function AboutOpening() {
  const { hero, story, vision, mission } = aboutEn
  return (
    <>
      <section className="about-hero under-nav on-picture" style={{ backgroundColor: MARA.placeholderColor }}>
        <HeroPicture />
        <div className="about-hero-text">
          <h1 id="page-title" tabIndex={-1}>
            {hero.title}
          </h1>
          <p>{hero.text}</p>
        </div>
      </section>
      <section className="about-section about-columns" aria-labelledby="story-title">
        <h2 id="story-title">{story.title}</h2>
        <Paragraphs texts={story.text} />
      </section>
      <section className="about-section about-columns" aria-labelledby="vision-title">
        <h2 id="vision-title">{vision.title}</h2>
        <Paragraphs texts={vision.text} />
      </section>
      <section className="about-mission" aria-labelledby="mission-title">
        <div className="about-section">
          <h2 id="mission-title">{mission.title}</h2>
          <p>{mission.text}</p>
        </div>
      </section>
    </>
  )
}

function HeroPicture() {
  const { large, medium } = picturesOf(MARA)[SUNRISE_TRACK] ?? {}
  if (!large || !medium) return null
  return (
    <Picture
      source={[pictureSource(medium), pictureSource(large)]}
      sizes="(max-width: 40rem) 28rem, max(100vw, 60rem)"
      alt=""
      loading="eager"
      fetchPriority="high"
      decoding="async"
    />
  )
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="about-prose">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
