import type { Destination } from '#content/destinations.ts'
import { Tag } from '#ui/card.tsx'

type Props = { destination: Destination }

export function AboutTab({ destination }: Props) {
  return (
    <>
      <p className="about-name">{destination.name}</p>
      <p>{destination.description}</p>
      <ul className="tags" aria-label="Tags">
        {destination.tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </ul>
    </>
  )
}
