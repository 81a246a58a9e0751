import { lazy, useId, useState, type FormEvent } from 'react'
import { toursMessages } from '#content/messages/tours.ts'
import { offeredPlaces } from '#content/offered-tours.ts'
import { tourBytes } from '#content/tour-files.ts'
import { PLACE_KINDS } from '#content/tour-places.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select.tsx'
import { EmptyState } from '#ui/status.tsx'
import { LazyWorldMap } from './lazy-world-map.tsx'
import { TourCard } from './tour-card.tsx'
import { ANY_TOUR, findTours, type ListedTour, type TourWish } from './tour-filters.ts'
import { WhenHydrated } from './when-hydrated.tsx'
import './tours.css'

const KeptTours = lazy(async () => ({ default: (await import('./kept-tours.tsx')).KeptTours }))

const SIZES = new Map(offeredPlaces.map(({ slug }) => [slug, tourBytes(slug)]))

/** Every tour: search and filters, a list, and the same places on a map beside it. */
export function TourCatalogue() {
  const texts = useMessages(toursMessages)
  const [wish, setWish] = useState<TourWish>(ANY_TOUR)
  const [pointedAt, setPointedAt] = useState<string | null>(null)
  const listed = offeredPlaces.map((place): ListedTour => {
    const { countries, kinds, summaries } = texts
    const text = [place.name, countries[place.country], kinds[place.kind], summaries[place.slug]].join(' ')
    return { place, text, bytes: SIZES.get(place.slug) ?? 0 }
  })
  const found = findTours(listed, wish)
  const shownPlaces = found.map(({ place }) => place)

  return (
    <div className="tours-page">
      <header className="tours-intro">
        <h1 id="page-title" tabIndex={-1}>
          {texts.heading}
        </h1>
        <p>{texts.lead}</p>
      </header>
      <TourFilters wish={wish} onWish={(change) => setWish({ ...wish, ...change })} />
      <p className="tours-count" role="status">
        {texts.found(found.length)}
      </p>
      <WhenHydrated>
        <KeptTours />
      </WhenHydrated>
      <div className="tours-places">
        {found.length === 0 ? (
          <EmptyState text={texts.nothing}>
            <Button look="secondary" onClick={() => setWish(ANY_TOUR)}>
              {texts.showAll}
            </Button>
          </EmptyState>
        ) : (
          <ul className="tours-list">
            {found.map(({ place, bytes }, index) => (
              <li key={place.slug}>
                <TourCard
                  place={place}
                  bytes={bytes}
                  isFirst={index === 0}
                  isPointedAt={pointedAt === place.slug}
                  onPointed={(isPointed) => setPointedAt(isPointed ? place.slug : null)}
                />
              </li>
            ))}
          </ul>
        )}
        <LazyWorldMap places={shownPlaces} pointedAt={pointedAt} onPointed={setPointedAt} />
      </div>
    </div>
  )
}

type FilterProps = { wish: TourWish; onWish: (change: Partial<TourWish>) => void }

function TourFilters({ wish, onWish }: FilterProps) {
  const { search, filters, countries, kinds } = useMessages(toursMessages)
  const searchId = useId()
  const offeredCountries = [...new Set(offeredPlaces.map(({ country }) => country))]
  const offeredKinds = PLACE_KINDS.filter((kind) => offeredPlaces.some((place) => place.kind === kind))

  return (
    <form
      className="tours-filters"
      role="search"
      aria-label={filters.group}
      onSubmit={(event: FormEvent) => event.preventDefault()}
    >
      <div className="field tours-search">
        <label className="field-label" htmlFor={searchId}>
          {search.label}
        </label>
        <input
          id={searchId}
          type="search"
          className="field-input"
          placeholder={search.placeholder}
          value={wish.words}
          onChange={(event) => onWish({ words: event.currentTarget.value })}
        />
      </div>
      <SelectField
        label={filters.country}
        value={wish.country ?? ''}
        options={[
          { value: '', label: filters.everyCountry },
          ...offeredCountries.map((country) => ({ value: country, label: countries[country] })),
        ]}
        onValueChange={(value) => onWish({ country: offeredCountries.find((country) => country === value) ?? null })}
      />
      <SelectField
        label={filters.kind}
        value={wish.kind ?? ''}
        options={[
          { value: '', label: filters.everyKind },
          ...offeredKinds.map((kind) => ({ value: kind, label: kinds[kind] })),
        ]}
        onValueChange={(value) => onWish({ kind: offeredKinds.find((kind) => kind === value) ?? null })}
      />
      <SelectField
        label={filters.length}
        value={wish.length ?? ''}
        options={[
          { value: '', label: filters.everyLength },
          { value: 'short', label: filters.short },
          { value: 'long', label: filters.long },
        ]}
        onValueChange={(value) => onWish({ length: value === 'short' || value === 'long' ? value : null })}
      />
      <SelectField
        label={filters.sort}
        value={wish.order}
        options={[
          { value: 'name', label: filters.byName },
          { value: 'length', label: filters.byLength },
          { value: 'size', label: filters.bySize },
        ]}
        onValueChange={(value) => onWish({ order: value === 'length' || value === 'size' ? value : 'name' })}
      />
    </form>
  )
}
