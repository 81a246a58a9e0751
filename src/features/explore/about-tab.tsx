import type { Destination } from '#content/destinations.ts'
import { exploreMessages } from '#content/messages/explore.ts'
import { useMessages } from '#state/preferences-store.ts'
import { Tag } from '#ui/card.tsx'

type Props = { destination: Destination }

export function AboutTab({ destination }: Props) {
  const { tags, place } = useMessages(exploreMessages)
  const texts = place(destination)
  return (
    <>
      <p className="about-name">{destination.name}</p>
      <p>{texts.description}</p>
      <ul className="tags" aria-label={tags}>
        {texts.tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </ul>
    </>
  )
}
