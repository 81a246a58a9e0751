import type { SignedMessage } from './webhook-signer.ts'

/** How messages travel: at once, twice, not until they are released, or never. */
export type Delivery = 'normal' | 'twice' | 'hold' | 'drop'

export type Message = SignedMessage & { url: string }

export type Notifier = ReturnType<typeof createNotifier>

const TIME_LIMIT_MS = 30_000
const LOG_LENGTH = 200

/** Carries the providers' messages to the functions. What is not accepted is kept, as a provider tries again. */
export function createNotifier() {
  let delivery: Delivery = 'normal'
  const held: Message[] = []
  const sent: Message[] = []
  const under = new Set<Promise<void>>()

  return {
    sent,
    setDelivery(next: Delivery) {
      delivery = next
    },
    send(message: Message): void {
      sent.push(message)
      if (sent.length > LOG_LENGTH) sent.shift()
      if (delivery === 'hold') held.push(message)
      else if (delivery !== 'drop') {
        track(deliver(message))
        if (delivery === 'twice') track(deliver(message))
      }
    },
    /** Neither kept nor known any more. */
    forget(): void {
      held.splice(0)
      sent.splice(0)
    },
    /** Sends what was kept, the last one first where `isReversed`. */
    async release(isReversed: boolean): Promise<void> {
      const messages = held.splice(0)
      for (const message of isReversed ? messages.toReversed() : messages) await deliver(message)
    },
    /** Resolves when nothing is under way any more. */
    async settle(): Promise<void> {
      while (under.size > 0) await Promise.all(under)
    },
  }

  function track(work: Promise<void>): void {
    under.add(work)
    void work.finally(() => under.delete(work))
  }

  async function deliver(message: Message): Promise<void> {
    const { url, headers, body } = message
    try {
      const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIME_LIMIT_MS) })
      const answer = await response.text()
      // PesaPal's receivers say 500 in the body.
      if (!response.ok || /"status":500/.test(answer)) held.push(message)
    } catch {
      held.push(message)
    }
  }
}
