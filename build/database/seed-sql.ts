import { destinations } from '#content/destinations.ts'
import { featuredPlaces } from '#content/featured-places.ts'
import { toursEn } from '#content/messages/tours.en.ts'
import { panoramaById } from '#content/panoramas.ts'
import { placePlanning, type PlacePlanning } from '#content/place-planning.ts'
import { tourPlaces } from '#content/tour-places.ts'
import { knowledgeRows } from './knowledge-rows.ts'
import { seenPanoramas } from './place-rows.ts'

type Value = string | number | null | readonly string[] | readonly number[]
type Row = Readonly<Record<string, Value>>

/**
 * The script that fills the catalogue in the database with what the app knows. It may run again: rows are brought up to
 * date and never removed, because requests of people refer to them. Nothing refers to knowledge, so that what is no longer
 * true goes.
 */
export function seedSql(): string {
  return [
    '-- Written by `npm run db:seed` from src/content. Changes belong there.',
    upsertSql('destinations', [...destinations.map(destinationRow), ...featuredPlaces.map(featuredRow)]),
    upsertSql('panoramas', seenPanoramas().map(panoramaRow)),
    upsertSql('place_planning', placePlanning.map(planningRow), 'destination_id'),
    '\ndelete from public.knowledge;',
    upsertSql('knowledge', knowledgeRows()),
    '',
  ].join('\n')
}

function destinationRow(destination: (typeof destinations)[number]): Row {
  return {
    id: destination.slug,
    name: destination.name,
    location: destination.location,
    location_text: destination.locationText,
    description: destination.description,
    tags: destination.tags,
    sample_rating: destination.sampleRating,
    latitude_deg: destination.latitudeDeg,
    longitude_deg: destination.longitudeDeg,
  }
}

/** A visit may be asked for wherever there is a tour; nobody has rated these places, not even as a sample. */
function featuredRow({ slug, name, country }: (typeof featuredPlaces)[number]): Row {
  const place = tourPlaces.find((one) => one.slug === slug)
  if (!place) throw new Error(`${slug} is no place of the tours`)
  return {
    id: slug,
    name,
    location: toursEn.countries[country],
    location_text: toursEn.countries[country],
    description: toursEn.summaries[slug],
    tags: [toursEn.kinds[place.kind]],
    sample_rating: null,
    latitude_deg: place.latitudeDeg,
    longitude_deg: place.longitudeDeg,
  }
}

/** @throws Error where the panorama has not been built. */
function panoramaRow({ panoramaId, placeId }: { panoramaId: string; placeId: string }): Row {
  const panorama = panoramaById(panoramaId)
  if (!panorama) throw new Error(`There is no panorama ${panoramaId}`)
  const { id, title, credit, licence, kind, northOffsetDeg } = panorama
  return { id, destination_id: placeId, title, credit, licence, kind, north_offset_deg: northOffsetDeg }
}

function planningRow(planning: PlacePlanning): Row {
  return {
    destination_id: planning.placeId,
    good_months: planning.goodMonths,
    poor_months: planning.poorMonths,
    min_days: planning.minDays,
    max_days: planning.maxDays,
    interests: planning.interests,
    effort: planning.effort,
  }
}

function upsertSql(table: string, rows: readonly Row[], key = 'id'): string {
  const columns = Object.keys(rows[0] ?? {})
  const values = rows.map(
    (row) => `  (\n${columns.map((name) => `    ${literal(row[name] ?? null)}`).join(',\n')}\n  )`,
  )
  const changes = columns.filter((name) => name !== key).map((name) => `  ${name} = excluded.${name}`)
  return `
insert into public.${table} (${columns.join(', ')})
values
${values.join(',\n')}
on conflict (${key}) do update set
${changes.join(',\n')};`
}

function literal(value: Value): string {
  if (value === null) return 'null'
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`
  return value.length === 0 ? "'{}'" : `array[${value.map(literal).join(', ')}]`
}
