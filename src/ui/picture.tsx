import { useState, type ComponentProps, type ReactNode } from 'react'
import { useSmallPictures } from './picture-economy.tsx'

export type Source = { avif: string; webp: string; widthPx: number; heightPx: number }

type Props = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'alt'> & {
  /** One picture, or the same in several sizes, the smallest first; then say in `sizes` how wide it is shown. */
  source: Source | readonly [Source, ...Source[]]
  alt: string
  /** More `<source>` elements, before the general ones. */
  children?: ReactNode
}

/** A picture without a source would be its description, as a line of text. */
const NOTHING = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E'

/**
 * A picture in AVIF with a WebP for the rest; its size is told, so nothing moves when it arrives. No picture is fetched
 * twice: one that may wait does so until it is known whether the smallest will do, and one that may not keeps the
 * sizes it began with.
 */
export function Picture({ source, alt, sizes, children, ...props }: Props) {
  const isSmall = useSmallPictures()
  const all: readonly Source[] = 'avif' in source ? [source] : source
  const [smallest, ...larger] = all
  if (!smallest) return null
  if (isSmall === null && larger.length > 0 && props.loading === 'lazy') {
    return (
      <picture>
        <img src={NOTHING} width={smallest.widthPx} height={smallest.heightPx} alt={alt} {...props} />
      </picture>
    )
  }
  return (
    <Offered isSmall={isSmall ?? false} smallest={smallest} larger={larger} alt={alt} sizes={sizes} {...props}>
      {children}
    </Offered>
  )
}

type OfferedProps = Omit<Props, 'source'> & { isSmall: boolean; smallest: Source; larger: readonly Source[] }

function Offered({ isSmall, smallest, larger, sizes, alt, children, ...props }: OfferedProps) {
  const [beganSmall] = useState(isSmall)
  const offered = beganSmall ? [smallest] : [smallest, ...larger]
  const largest = offered.at(-1) ?? smallest
  return (
    <picture>
      {children}
      <source type="image/avif" srcSet={srcSetOf(offered, 'avif')} {...(sizes !== undefined && { sizes })} />
      {offered.length > 1 && <source type="image/webp" srcSet={srcSetOf(offered, 'webp')} sizes={sizes} />}
      <img src={largest.webp} width={largest.widthPx} height={largest.heightPx} alt={alt} {...props} />
    </picture>
  )
}

/** The candidates of a `<source>`, each with its width. */
export function srcSetOf(sources: readonly Source[], format: 'avif' | 'webp'): string {
  return sources.map((source) => `${source[format]} ${source.widthPx}w`).join(', ')
}
