import { createSign, randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { generate } from 'selfsigned'

export type SignedMessage = { headers: Record<string, string>; body: string }

const KEY_BITS = 2048

/** Signs messages as PayPal does: a certificate of its own, made when the first message is sent. */
export function createWebhookSigner(webhookId: string, certificateUrl: string) {
  let made: Promise<{ key: string; certificate: string }> | null = null
  const material = () => (made ??= makeCertificate())

  return {
    certificate: async () => (await material()).certificate,
    async sign(event: unknown): Promise<SignedMessage> {
      const { key } = await material()
      const body = JSON.stringify(event)
      const id = randomUUID()
      const time = new Date().toISOString()
      const signed = `${id}|${time}|${webhookId}|${crc32(body)}`
      return {
        body,
        headers: {
          'content-type': 'application/json',
          'paypal-transmission-id': id,
          'paypal-transmission-time': time,
          'paypal-transmission-sig': createSign('RSA-SHA256').update(signed).sign(key, 'base64'),
          'paypal-cert-url': certificateUrl,
          'paypal-auth-algo': 'SHA256withRSA',
        },
      }
    },
  }
}

async function makeCertificate() {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'messageverificationcerts.sandbox' }], {
    keySize: KEY_BITS,
    algorithm: 'sha256',
  })
  return { key, certificate: cert }
}
