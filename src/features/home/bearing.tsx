type Props = {
  /** Degrees, [0, 360): Home is one turn, and each of its sections lies an eighth further on. */
  headingDeg: number
}

/** Where a section lies on the page's own compass. Decoration: its heading says what it is about. */
export function Bearing({ headingDeg }: Props) {
  return (
    <p className="bearing" aria-hidden="true">
      {`${headingDeg}`.padStart(3, '0')}°
    </p>
  )
}
