const DEFAULT_ORIGIN = 'http://localhost:4173'

/**
 * The origin that canonical addresses, shared links and the sitemap carry: `UTALII_ORIGIN`, and without it the address
 * that `npm start` serves at.
 * @throws Error for anything that is not an origin, because every page would then name a wrong address.
 */
export function parseSiteOrigin(written: string | undefined): string {
  if (written === undefined || written === '') return DEFAULT_ORIGIN
  const url = URL.canParse(written) ? new URL(written) : null
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin
  throw new Error(`UTALII_ORIGIN is "${written}"; expected an origin such as https://utalii.example`)
}
