import { createSign, createVerify, randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { generate } from 'selfsigned'

export type SignedMessage = { headers: Record<string, string>; body: string }

/** What PayPal is asked about when a receiver does not check a signature itself. */
export type Question = {
  algorithm: string
  certificateUrl: string
  id: string
  signature: string
  time: string
  webhookId: string
  body: string
}

export type WebhookSigner = ReturnType<typeof createWebhookSigner>

const KEY_BITS = 2048
const ALGORITHM = 'SHA256withRSA'

type Options = { webhookId: string; certificateUrl: string; nowMs: () => number }

/** Signs messages as PayPal does: a certificate of its own, made when the first message is sent. */
export function createWebhookSigner({ webhookId, certificateUrl, nowMs }: Options) {
  let made: Promise<{ key: string; certificate: string }> | null = null
  const material = () => (made ??= makeCertificate())
  let spoiled = 0

  return {
    certificate: async () => (await material()).certificate,
    /** Signs so many of the next messages with what is no signature. */
    spoil(times: number): void {
      spoiled = times
    },
    async sign(event: unknown): Promise<SignedMessage> {
      const { key } = await material()
      const body = JSON.stringify(event)
      const id = randomUUID()
      const time = new Date(nowMs()).toISOString()
      const signed = spoiled > 0 ? 'something else' : `${id}|${time}|${webhookId}|${crc32(body)}`
      spoiled = Math.max(0, spoiled - 1)
      return {
        body,
        headers: {
          'content-type': 'application/json',
          'paypal-transmission-id': id,
          'paypal-transmission-time': time,
          'paypal-transmission-sig': createSign('RSA-SHA256').update(signed).sign(key, 'base64'),
          'paypal-cert-url': certificateUrl,
          'paypal-auth-algo': ALGORITHM,
        },
      }
    },
    async isGenuine(asked: Question): Promise<boolean> {
      const isOurs = asked.certificateUrl === certificateUrl && asked.webhookId === webhookId
      if (!isOurs || asked.algorithm !== ALGORITHM) return false
      const signed = `${asked.id}|${asked.time}|${webhookId}|${crc32(asked.body)}`
      const { certificate } = await material()
      return createVerify('RSA-SHA256').update(signed).verify(certificate, asked.signature, 'base64')
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
