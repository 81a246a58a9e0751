/**
 * Preloads of the picture that a page shows first, the one with `fetchpriority="high"` in its HTML: the scanner of the
 * browser would find it only after the style sheet, which stands before it in the document. AVIF alone, since a browser
 * skips what it cannot decode.
 */
export function firstPicturePreloads(html: string): string[] {
  const picture = [...html.matchAll(/<picture\b[^>]*>([\s\S]*?)<\/picture>/gi)].find(([text]) =>
    /\sfetchpriority="high"/i.test(text),
  )?.[1]
  const sources = [...(picture ?? '').matchAll(/<source\b[^>]*>/gi)]
    .map(([source]) => source)
    .filter((source) => attribute(source, 'type') === 'image/avif')
  // Of the sources of a <picture> the first that fits is taken: a later one is for where no earlier one does.
  const earlier: string[] = []
  return sources.map((source) => {
    const own = attribute(source, 'media')
    const media = own ?? earlier.map((query) => `not ${query}`).join(' and ')
    if (own !== null) earlier.push(own)
    const sizes = attribute(source, 'sizes')
    return [
      '<link rel="preload" as="image" type="image/avif" fetchpriority="high"',
      ...(media === '' ? [] : [`media="${media}"`]),
      `imagesrcset="${attribute(source, 'srcset') ?? ''}"`,
      ...(sizes === null ? [] : [`imagesizes="${sizes}"`]),
      '/>',
    ].join(' ')
  })
}

function attribute(tag: string, name: string): string | null {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? null
}
