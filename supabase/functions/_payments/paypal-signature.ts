import { createVerify } from 'node:crypto'
import { type CertificateFault, holdCertificates } from './paypal-certificates.ts'
import type { PaypalSettings, RequestLimits } from './settings.ts'

export type SignatureFault = 'incomplete' | 'stale_transmission' | 'bad_signature' | CertificateFault

/** PayPal tries for three days to deliver a message, and says each time when it began. */
const OLDEST_MS = 4 * 24 * 60 * 60 * 1000
const CLOCKS_DIFFER_MS = 5 * 60 * 1000
const HEADERS = ['transmission-id', 'transmission-time', 'transmission-sig', 'cert-url', 'auth-algo'] as const

/**
 * Tells a message of PayPal from a forged one, without asking PayPal: the signature covers the exact bytes, the number of
 * our webhook and the time, and its key comes over TLS from PayPal's own host alone. Resolves to null where it is genuine.
 */
export function createSignatureCheck(settings: PaypalSettings, limits: RequestLimits, now: () => number = Date.now) {
  const certificateAt = holdCertificates(settings.certificateFolder, limits, now)

  return async (headers: Headers, body: Uint8Array): Promise<SignatureFault | null> => {
    const [id, time, signature, address, algorithm] = HEADERS.map((name) => headers.get(`paypal-${name}`))
    if (!id || !time || !signature || !address || algorithm !== 'SHA256withRSA') return 'incomplete'
    const ageMs = now() - Date.parse(time)
    if (!(ageMs < OLDEST_MS && ageMs > -CLOCKS_DIFFER_MS)) return 'stale_transmission'
    const certificate = await certificateAt(address)
    if (typeof certificate === 'string') return certificate
    const signed = `${id}|${time}|${settings.webhookId}|${crc32(body)}`
    return createVerify('RSA-SHA256').update(signed).verify(certificate.publicKey, signature, 'base64')
      ? null
      : 'bad_signature'
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
