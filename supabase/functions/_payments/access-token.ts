export type Token = { token: string; untilMs: number }

export type TokenHolder = {
  get: () => Promise<string>
  /** It may have ended before its time. */
  forget: () => void
}

/** Keeps the token of a provider for as long as it lasts. */
export function holdToken(fetchToken: () => Promise<Token>, now: () => number): TokenHolder {
  let held: Token | null = null
  return {
    async get() {
      if (held === null || held.untilMs <= now()) held = await fetchToken()
      return held.token
    },
    forget() {
      held = null
    },
  }
}
