import { destinations } from '#content/destinations.ts'
import { loadTour } from '#content/load-tour.ts'
import { exploreMessages } from '#content/messages/explore.ts'
import type { Language } from '#content/messages/language.ts'
import { toursMessages } from '#content/messages/tours.ts'
import { panoramaSpots, stopKeywords } from '#content/panorama-spots.ts'
import { panoramaById } from '#content/panoramas.ts'
import { type FactTopic, placeFacts, TOPIC_KEYWORDS } from '#content/place-facts.ts'
import { AT_PARAMETER } from '#content/tour-files.ts'
import { type TourPlace, tourPlaces } from '#content/tour-places.ts'
import type { Tour, TourStop, ViewDirection, Viewpoint } from '#content/tour.ts'
import { type KnowledgeRow, PLAIN } from './knowledge-row.ts'

const PLACES = await Promise.all(tourPlaces.map(async (place) => ({ place, tour: await loadTour(place.slug) })))

/** What no text says is said to be missing. */
const NO_LENGTH: Readonly<Record<Language, (place: string) => string>> = {
  en: (place) => `The catalogue names no fixed length for ${place}.`,
  sw: (place) => `Orodha haitaji muda maalum wa ${place}.`,
}

/** What is known about every place: itself, its facts, and the stops of its tour. */
export function placeRows(language: Language): KnowledgeRow[] {
  return PLACES.flatMap(({ place, tour }) => [
    placeRow(place, language),
    ...factRows(place, tour, language),
    ...tour.viewpoints.flatMap((viewpoint) =>
      viewpoint.stops.flatMap((stop) =>
        stop.kind === 'season' && !hasOwnSeason(place) ? [] : stopRow(place, viewpoint, stop, language),
      ),
    ),
    ...panoramaSpots.flatMap((spot) =>
      spot.panoramaId === place.slug
        ? {
            ...ofPlace(place, language),
            id: `${language}/spot/${spot.id}`,
            kind: 'spot' as const,
            title: spot.titles[language],
            body: placeTitle(place, language),
            ...seen(place, spot.panoramaId, spot),
            keywords: spot.keywords[language],
          }
        : [],
    ),
  ])
}

/** The panoramas that can be stood in, and the places that they belong to. */
export function seenPanoramas(): { panoramaId: string; placeId: string }[] {
  return PLACES.flatMap(({ place, tour }) =>
    tour.viewpoints
      .flatMap(({ panoramaId, pair }) => [panoramaId, ...(pair ? [pair.panoramaId] : [])])
      .flatMap((panoramaId) => (panoramaById(panoramaId) ? { panoramaId, placeId: place.slug } : [])),
  )
}

function placeRow(place: TourPlace, language: Language): KnowledgeRow {
  const { summaries, kinds } = toursMessages[language]
  const destination = destinations.find(({ slug }) => slug === place.slug)
  const known = destination && exploreMessages[language].place(destination)
  return {
    ...ofPlace(place, language),
    id: `${language}/${place.slug}`,
    kind: 'destination',
    title: placeTitle(place, language),
    body: known?.description ?? summaries[place.slug],
    keywords: [kinds[place.kind], ...(known?.tags ?? [])].join(' '),
  }
}

function factRows(place: TourPlace, tour: Tour, language: Language): KnowledgeRow[] {
  const row = (topic: FactTopic, body: string, name: string = topic): KnowledgeRow => ({
    ...ofPlace(place, language),
    id: `${language}/${place.slug}/${name}`,
    kind: 'fact',
    title: placeTitle(place, language),
    topic,
    body,
    keywords: TOPIC_KEYWORDS[topic][language],
  })
  const destination = destinations.find(({ slug }) => slug === place.slug)
  const own = (topic: FactTopic) => placeFacts.find((fact) => fact.placeId === place.slug && fact.topic === topic)
  return [
    row('season', own('season')?.texts[language] ?? seasonText(place, tour, language)),
    row('duration', own('duration')?.texts[language] ?? NO_LENGTH[language](place.name)),
    row('access', tour.gettingThere[language]),
    ...(destination ? [row('about', exploreMessages[language].place(destination).locationText, 'location')] : []),
  ]
}

/** The best months, and what the tour says about them. */
function seasonText({ bestMonths }: TourPlace, tour: Tour, language: Language): string {
  const { facts, months } = toursMessages[language]
  const spans = bestMonths.map(([from, to]) => facts.span(months[from - 1] ?? '', months[to - 1] ?? ''))
  const told = tour.viewpoints.flatMap(({ stops }) => stops.filter(({ kind }) => kind === 'season'))
  return [`${facts.months}: ${spans.join(facts.and)}.`, ...told.map(({ text }) => text[language])].join(' ')
}

function hasOwnSeason({ slug }: TourPlace): boolean {
  return placeFacts.some(({ placeId, topic }) => placeId === slug && topic === 'season')
}

/** A stop of a tour: something to be looked at where its direction and its picture are there, else a fact. */
function stopRow(place: TourPlace, { panoramaId }: Viewpoint, stop: TourStop, language: Language): KnowledgeRow {
  const isSeen = stop.direction !== null && panoramaById(panoramaId) !== null
  return {
    ...ofPlace(place, language),
    id: `${language}/${place.slug}/stop/${stop.id}`,
    kind: isSeen ? 'spot' : 'fact',
    topic: 'about',
    title: `${stop.title[language]} (${place.name})`,
    body: stop.text[language],
    keywords: stopKeywords[`${place.slug}/${stop.id}`]?.[language] ?? '',
    ...(isSeen && stop.direction ? seen(place, panoramaId, stop.direction) : {}),
  }
}

function ofPlace(place: TourPlace, language: Language) {
  return { ...PLAIN, language, href: tourHref(place), destination_id: place.slug }
}

/** Where in which picture something is seen, with the address that opens it there. */
function seen(place: TourPlace, panoramaId: string, { headingDeg, pitchDeg }: ViewDirection) {
  const at = panoramaId === place.slug ? '' : `${AT_PARAMETER}=${panoramaId}&`
  const href = `${tourHref(place)}?${at}heading=${headingDeg}&pitch=${pitchDeg}`
  return { panorama_id: panoramaId, heading_deg: headingDeg, pitch_deg: pitchDeg, href }
}

/** The tour, or the catalogue of tours as long as its picture is not there. */
function tourHref({ slug }: TourPlace): string {
  return panoramaById(slug) ? `/tours/${slug}` : '/tours'
}

function placeTitle({ name, country }: TourPlace, language: Language): string {
  return `${name}, ${toursMessages[language].countries[country]}`
}
