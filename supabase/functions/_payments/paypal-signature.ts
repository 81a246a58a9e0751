import { createVerify, X509Certificate } from 'node:crypto'
import type { PaypalSettings, RequestLimits } from './settings.ts'

export type SignatureFault =
  | 'incomplete'
  | 'stale_transmission'
  | 'foreign_certificate'
  | 'bad_certificate'
  | 'bad_signature'

/** PayPal tries for three days to deliver a message, and says each time when it began. */
const OLDEST_MS = 4 * 24 * 60 * 60 * 1000
const CLOCKS_DIFFER_MS = 5 * 60 * 1000
const HEADERS = ['transmission-id', 'transmission-time', 'transmission-sig', 'cert-url', 'auth-algo'] as const

/**
 * Tells a message of PayPal from a forged one, without asking PayPal: the signature covers the exact bytes, the number of
 * our webhook and the time, and its key comes over TLS from PayPal's own host alone. Resolves to null where it is genuine.
 */
export function createSignatureCheck(settings: PaypalSettings, limits: RequestLimits, now: () => number = Date.now) {
  const certificates = new Map<string, X509Certificate>()

  return async (headers: Headers, body: Uint8Array): Promise<SignatureFault | null> => {
    const [id, time, signature, address, algorithm] = HEADERS.map((name) => headers.get(`paypal-${name}`))
    if (!id || !time || !signature || !address || algorithm !== 'SHA256withRSA') return 'incomplete'
    const ageMs = now() - Date.parse(time)
    if (!(ageMs < OLDEST_MS && ageMs > -CLOCKS_DIFFER_MS)) return 'stale_transmission'
    if (!URL.canParse(address) || !isTrusted(new URL(address))) return 'foreign_certificate'
    const certificate = await certificateAt(new URL(address).href)
    if (certificate === null) return 'bad_certificate'
    const signed = `${id}|${time}|${settings.webhookId}|${crc32(body)}`
    return createVerify('RSA-SHA256').update(signed).verify(certificate.publicKey, signature, 'base64')
      ? null
      : 'bad_signature'
  }

  function isTrusted({ origin, username, password, pathname }: URL): boolean {
    const isPlain = username === '' && password === ''
    return isPlain && origin === settings.certificateOrigin && pathname.includes('/v1/notifications/certs/')
  }

  async function certificateAt(address: string): Promise<X509Certificate | null> {
    const known = certificates.get(address)
    if (known && isCurrent(known)) return known
    try {
      const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(limits.timeoutMs) })
      if (!response.ok) return null
      const certificate = new X509Certificate(await response.text())
      if (!isCurrent(certificate) || !/CN=messageverificationcerts\./.test(certificate.subject)) return null
      certificates.set(address, certificate)
      return certificate
    } catch {
      return null
    }
  }

  function isCurrent({ validFrom, validTo }: X509Certificate): boolean {
    return Date.parse(validFrom) <= now() + CLOCKS_DIFFER_MS && now() < Date.parse(validTo)
  }
}

/** CRC-32 (ISO 3309), unsigned. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0)
  }
  return (crc ^ 0xff_ff_ff_ff) >>> 0
}
