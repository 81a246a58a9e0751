import type { Usage } from './answer.ts'

/** So many characters are about a token, for what nobody has counted. */
const CHARACTERS_PER_TOKEN = 4

type Counted = { inputTokens: number | undefined; outputTokens: number | undefined }

/**
 * Adds up what the steps of an answer use, in tokens. A step that was cut off, or whose figures the provider keeps to
 * itself, counts as the question and what was heard of it; one of which nothing was heard counts nothing.
 * @param promptLength characters that every step is sent at least
 */
export function meterOf(usage: Usage, promptLength: number) {
  let heard = 0
  return {
    hear(text: string): void {
      heard += text.length
    },
    /** `counted` is null where the step has not come to its end. */
    endStep(counted: Counted | null): void {
      usage.inputTokens += counted?.inputTokens ?? tokensOf(heard > 0 ? promptLength : 0)
      usage.outputTokens += counted?.outputTokens ?? tokensOf(heard)
      heard = 0
    },
  }
}

function tokensOf(characters: number): number {
  return Math.ceil(characters / CHARACTERS_PER_TOKEN)
}
