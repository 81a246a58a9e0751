import type { ReactNode } from 'react'
import { destinations, destinationAt, picturesOf } from '#content/destinations.ts'
import { pictureSource } from '#content/picture-source.ts'
import { Picture } from '#ui/picture.tsx'

type Props = {
  /** Which destination's picture stands behind the card. */
  place: (typeof destinations)[number]['slug']
  heading: string
  text: string
  children: ReactNode
  /** What else one may have come for, beneath the form. */
  foot?: ReactNode
}

/** A card before a place: what one signs in for stays in sight. */
export function AccountFrame({ place, heading, text, children, foot }: Props) {
  const destination = destinationAt(destinations.findIndex(({ slug }) => slug === place))
  const [picture] = picturesOf(destination)
  return (
    <section className="account under-nav on-picture" style={{ backgroundColor: destination.placeholderColor }}>
      {picture?.large && (
        <Picture
          source={pictureSource(picture.large)}
          alt=""
          className="account-picture"
          fetchPriority="high"
          decoding="async"
        />
      )}
      <div className="account-card">
        <h1 id="page-title" tabIndex={-1}>
          {heading}
        </h1>
        <p className="account-text">{text}</p>
        {children}
        {foot !== undefined && <p className="account-foot">{foot}</p>}
      </div>
      <p className="account-credit">
        {destination.name}, {destination.location}. Illustration.
      </p>
    </section>
  )
}
