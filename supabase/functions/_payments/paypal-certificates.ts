import { X509Certificate } from 'node:crypto'
import type { RequestLimits } from './settings.ts'

/** PayPal signs with one or two at a time. */
const KEPT = 8
/** Whoever names more that nobody has seen is not asked about until the minute is over; what is kept goes on counting. */
const FETCHES_A_MINUTE = 10
const MINUTE_MS = 60_000
const CLOCKS_DIFFER_MS = 5 * 60_000
const NAME = /^[\w-]{1,100}$/

/** Why there is no certificate at an address. */
export type CertificateFault = 'foreign_certificate' | 'bad_certificate'

/**
 * The certificates that lie below one address of PayPal's, each fetched once and kept under its name while it is valid.
 * @param folder an https address that ends with a slash; nothing is fetched from anywhere else
 */
export function holdCertificates(folder: string, limits: RequestLimits, now: () => number) {
  const kept = new Map<string, X509Certificate>()
  const pending = new Map<string, Promise<X509Certificate | null>>()
  let fetches = { count: 0, untilMs: 0 }

  return async (address: string): Promise<X509Certificate | CertificateFault> => {
    const name = nameOf(address)
    if (name === null) return 'foreign_certificate'
    const known = kept.get(name)
    if (known && isCurrent(known)) return known
    return (await fetchOnce(name)) ?? 'bad_certificate'
  }

  /** What an address names in the folder; null for anything beside it, and for what is written in another way. */
  function nameOf(address: string): string | null {
    if (!address.startsWith(folder)) return null
    const name = address.slice(folder.length)
    return NAME.test(name) ? name : null
  }

  function fetchOnce(name: string): Promise<X509Certificate | null> {
    const under = pending.get(name)
    if (under) return under
    if (!mayFetch()) return Promise.resolve(null)
    const fetched = fetchCertificate(name).finally(() => pending.delete(name))
    pending.set(name, fetched)
    return fetched
  }

  function mayFetch(): boolean {
    if (fetches.untilMs <= now()) fetches = { count: 0, untilMs: now() + MINUTE_MS }
    fetches.count += 1
    return fetches.count <= FETCHES_A_MINUTE
  }

  async function fetchCertificate(name: string): Promise<X509Certificate | null> {
    try {
      const response = await fetch(folder + name, { redirect: 'error', signal: AbortSignal.timeout(limits.timeoutMs) })
      const text = await response.text()
      if (!response.ok) return null
      const certificate = new X509Certificate(text)
      if (!isCurrent(certificate) || !/CN=messageverificationcerts\./.test(certificate.subject)) return null
      keep(name, certificate)
      return certificate
    } catch {
      return null
    }
  }

  function keep(name: string, certificate: X509Certificate): void {
    kept.delete(name)
    const [oldest] = kept.keys()
    if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest)
    kept.set(name, certificate)
  }

  function isCurrent({ validFrom, validTo }: X509Certificate): boolean {
    return Date.parse(validFrom) <= now() + CLOCKS_DIFFER_MS && now() < Date.parse(validTo)
  }
}
