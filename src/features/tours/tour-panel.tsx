import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { toursMessages } from '#content/messages/tours.ts'
import { tourBytes, toMegabytes } from '#content/tour-files.ts'
import type { TourPlace } from '#content/tour-places.ts'
import type { Tour } from '#content/tour.ts'
import { useLanguage, useMessages } from '#state/preferences-store.ts'
import { Sheet } from '#ui/sheet.tsx'
import { BackIcon, PlaceIcon } from '#ui/icons.tsx'
import './tour.css'

type Props = {
  place: TourPlace
  tour: Tour
  /** What can be done with the tour, below its name. */
  actions: ReactNode
  /** Everything between the actions and the facts. */
  children: ReactNode
}

/** Everything about a tour beside its picture; a sheet on phones. */
export function TourPanel({ place, tour, actions, children }: Props) {
  const texts = useMessages(toursMessages)
  return (
    <Sheet label={place.name} className="tour-panel">
      <header className="destination-header">
        <h1 id="page-title" tabIndex={-1}>
          {place.name}
        </h1>
        <ul className="destination-facts">
          <li>
            <PlaceIcon />
            {texts.countries[place.country]}
          </li>
          <li>{texts.kinds[place.kind]}</li>
        </ul>
        <p>{texts.summaries[place.slug]}</p>
        <div className="tour-actions">{actions}</div>
      </header>
      {children}
      <TourFacts place={place} tour={tour} />
      <p className="tour-back">
        <Link to="/tours" className="text-link">
          <BackIcon /> {texts.back}
        </Link>
      </p>
    </Sheet>
  )
}

function TourFacts({ place, tour }: { place: TourPlace; tour: Tour }) {
  const texts = useMessages(toursMessages)
  const language = useLanguage()
  const { facts, card } = texts
  const months = place.bestMonths.map(([from, to]) =>
    facts.span(texts.months[from - 1] ?? '', texts.months[to - 1] ?? ''),
  )
  return (
    <section aria-labelledby="tour-facts" className="tour-section">
      <h2 id="tour-facts">{facts.heading}</h2>
      <dl className="tour-facts">
        <Fact name={facts.months} text={months.join(facts.and)} />
        <Fact name={facts.length} text={card.minutes(place.minutes)} />
        <Fact name={facts.size} text={card.size(toMegabytes(tourBytes(place.slug)))} />
        <Fact name={facts.gettingThere} text={tour.gettingThere[language]} />
      </dl>
      <h3>{facts.sources}</h3>
      <ul className="tour-sources">
        {tour.sources.map(({ title, url }) => (
          <li key={url}>
            <a href={url} className="text-link" rel="noreferrer" lang="en">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  )
}
