import type { ComponentProps, ReactNode } from 'react'

type Source = { avif: string; webp: string; widthPx: number; heightPx: number }

type Props = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'alt'> & {
  source: Source
  alt: string
  /** More `<source>` elements, before the general ones. */
  children?: ReactNode
}

/** A picture in AVIF with a WebP for the rest; its size is told, so nothing moves when it arrives. */
export function Picture({ source, alt, children, ...props }: Props) {
  return (
    <picture>
      {children}
      <source type="image/avif" srcSet={source.avif} />
      <img src={source.webp} width={source.widthPx} height={source.heightPx} alt={alt} {...props} />
    </picture>
  )
}
