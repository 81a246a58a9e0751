/** A model behind an interface that is compatible with OpenAI's. */
export type ModelSettings = {
  /** Where the interface begins, such as `https://api.example.com/v1`. */
  baseUrl: string
  name: string
  apiKey: string
  /** What everybody together may use in a day, in and out; afterwards the catalogue answers. */
  dailyTokens: number
  /** How long one answer may take, in milliseconds. */
  answerMs: number
}

const DAILY_TOKENS = 2_000_000
const ANSWER_MS = 45_000

/**
 * The model that the environment names; null where it names none.
 * @throws Error where it names half of one.
 */
export function modelFromEnvironment(variable: (name: string) => string | undefined): ModelSettings | null {
  const baseUrl = variable('MOEVA_MODEL_URL')
  const name = variable('MOEVA_MODEL')
  const apiKey = variable('MOEVA_MODEL_KEY')
  if (!baseUrl && !name && !apiKey) return null
  if (!baseUrl || !name || !apiKey) {
    throw new Error('MOEVA_MODEL_URL, MOEVA_MODEL and MOEVA_MODEL_KEY are set together or not at all')
  }
  const dailyTokens = Number(variable('MOEVA_DAILY_TOKENS') ?? DAILY_TOKENS)
  if (!Number.isSafeInteger(dailyTokens) || dailyTokens < 0) throw new Error('MOEVA_DAILY_TOKENS is not a number')
  return { baseUrl, name, apiKey, dailyTokens, answerMs: ANSWER_MS }
}
