import { dashboardMessages } from '#content/messages/dashboard.ts'
import type { TourismCategory } from '#content/sample-categories.ts'
import { useMessages } from '#state/preferences-store.ts'
import { categoryIcons } from '#ui/category-icons.tsx'

type Kind = TourismCategory['kind']

type Props = {
  categories: readonly (TourismCategory & { name: string; text: string })[]
  chosen: Kind | null
  onChosen: (kind: Kind) => void
}

/** Choosing a kind leaves the providers who offer it; choosing it again brings the others back. */
export function HubCategoryList({ categories, chosen, onChosen }: Props) {
  const { hub } = useMessages(dashboardMessages)
  return (
    <section aria-labelledby="hub-kinds">
      <h3 id="hub-kinds" className="hub-list-title">
        {hub.categories}
      </h3>
      <ul className="hub-kinds">
        {categories.map(({ id, kind, name, text, sampleCount }) => {
          const KindIcon = categoryIcons[kind]
          return (
            <li key={id}>
              <button type="button" className="hub-kind" aria-pressed={kind === chosen} onClick={() => onChosen(kind)}>
                <KindIcon className="hub-kind-icon" />
                <span className="hub-kind-name">{name}</span>
                <span className="hub-kind-text">{text}</span>
                <span className="hub-kind-count">{hub.experiences(sampleCount)}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
