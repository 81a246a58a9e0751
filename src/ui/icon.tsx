import type { SVGProps } from 'react'

export type IconProps = SVGProps<SVGSVGElement>

/** Decoration: the control around it carries the name. */
export function Icon({ d, ...props }: IconProps) {
  return (
    <svg
      viewBox="0 0 256 256"
      width="1.25em"
      height="1.25em"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
      {...props}
    >
      <path d={d} />
    </svg>
  )
}
