import { useState } from 'react'
import { categoryMessages } from '#content/messages/categories.ts'
import { dashboardMessages } from '#content/messages/dashboard.ts'
import { homeMessages } from '#content/messages/home.ts'
import { tourismCategories } from '#content/sample-categories.ts'
import { hubCategories } from '#content/sample-home.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { SelectField } from '#ui/select.tsx'
import { EmptyState } from '#ui/status.tsx'
import { browseHub, type HubSort, type HubWish } from './browse-hub.ts'
import { HubCategoryList } from './hub-category-list.tsx'
import { HubProviderCard } from './hub-provider-card.tsx'

const START: HubWish = { query: '', sort: 'most', kind: null }

/** The browser of kinds of experience and of those who provide them. */
export function HubTab() {
  const { hub } = useMessages(dashboardMessages)
  const [wish, setWish] = useState(START)
  const { categories, providers } = useHub(wish)
  const isEmpty = categories.length === 0 && providers.length === 0

  return (
    <section className="hub" aria-labelledby="hub-title">
      <div className="dashboard-intro">
        <h2 id="hub-title">{hub.title}</h2>
        <p className="hub-samples">{hub.samples}</p>
      </div>
      <div role="search" className="hub-search">
        <TextField
          type="search"
          label={hub.search}
          placeholder={hub.searchHint}
          value={wish.query}
          onChange={(event) => setWish({ ...wish, query: event.currentTarget.value })}
        />
        <SelectField
          label={hub.sort}
          value={wish.sort}
          options={[
            { value: 'most', label: hub.sorts.most },
            { value: 'name', label: hub.sorts.name },
          ]}
          onValueChange={(value) => setWish({ ...wish, sort: toSort(value) })}
        />
      </div>
      <p className="hub-found" role="status">
        {hub.found(categories.length, providers.length)}
      </p>
      {isEmpty ? (
        <EmptyState text={hub.nothing(wish.query.trim())}>
          <Button look="secondary" onClick={() => setWish(START)}>
            {hub.showAll}
          </Button>
        </EmptyState>
      ) : (
        <div className="hub-lists">
          <HubCategoryList
            categories={categories}
            chosen={wish.kind}
            onChosen={(kind) => setWish({ ...wish, kind: kind === wish.kind ? null : kind })}
          />
          <section aria-labelledby="hub-directory">
            <h3 id="hub-directory" className="hub-list-title">
              {hub.directory}
            </h3>
            <ul className="hub-providers">
              {providers.map((provider) => (
                <li key={provider.id}>
                  <HubProviderCard provider={provider} />
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
    </section>
  )
}

function useHub(wish: HubWish) {
  const names = useMessages(categoryMessages)
  const { hub } = useMessages(homeMessages)
  return browseHub(
    tourismCategories.map((category) => ({ ...category, ...names[category.kind] })),
    hubCategories.map((group) => {
      const { title, text } = hub.categories[group.id]
      return { ...group, name: title, text }
    }),
    wish,
  )
}

function toSort(value: string): HubSort {
  return value === 'name' ? 'name' : 'most'
}
