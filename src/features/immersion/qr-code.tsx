import { encode } from 'uqr'

type Props = { text: string; label: string }

/** Dots of quiet around the code, without which cameras do not find it. */
const QUIET_DOTS = 4

/** A text as a code for cameras: dark on white whatever the theme, since many cameras read nothing else. */
export function QrCode({ text, label }: Props) {
  const { data, size } = encode(text, { border: QUIET_DOTS })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x},${y}h1v1h-1z` : ''))).join('')
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
