import { parseJson } from './parse-json.ts'
import type { RequestLimits } from './settings.ts'

export type ProviderAnswer = { status: number; body: unknown }

/** A provider that does not answer, or not in a way that means anything; the next look will know more. */
export class ProviderTrouble extends Error {}

type Call = {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** True where asking again does nothing twice: readings, and whatever carries a number of ours. */
  isRepeatable: boolean
}

const TRIES = 3

/**
 * Asks a provider, at most three times where that is safe, and never waits longer than the limit for each.
 * @throws ProviderTrouble where there is no answer, or only 429 and 5xx.
 */
export async function askProvider(url: string, call: Call, limits: RequestLimits): Promise<ProviderAnswer> {
  const { isRepeatable, ...init } = call
  const tries = isRepeatable ? TRIES : 1
  for (let count = 1; ; count += 1) {
    const answer = await ask(url, init, limits.timeoutMs)
    if (answer !== null && answer.status !== 429 && answer.status < 500) return answer
    if (count === tries) throw new ProviderTrouble(`${new URL(url).pathname} answered ${answer?.status ?? 'nothing'}`)
    await new Promise((resolve) => setTimeout(resolve, limits.pauseMs * 3 ** (count - 1)))
  }
}

async function ask(url: string, init: RequestInit, timeoutMs: number): Promise<ProviderAnswer | null> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    return { status: response.status, body: parseJson(await response.text()) }
  } catch {
    return null
  }
}
