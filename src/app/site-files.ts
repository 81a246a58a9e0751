/** What search engines may visit; the sandbox of the payment providers is nobody's reading. */
export function robotsText(origin: string): string {
  return `User-agent: *\nDisallow: /sandbox/\n\nSitemap: ${origin}/sitemap.xml\n`
}

/** The addresses that search engines should know, in the order of the site. */
export function sitemapText(origin: string, addresses: readonly string[]): string {
  const entries = addresses.map((address) => `  <url><loc>${escapeXml(origin + address)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
