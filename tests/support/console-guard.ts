import { afterEach, beforeEach, vi } from 'vitest'

let unannounced: string[] = []
let announced: RegExp[] = []

/**
 * A console.error or console.warn that nobody announced fails the test it happened in. A test that provokes one
 * says so first, and says which.
 */
export function expectConsoleError(pattern: RegExp): void {
  announced.push(pattern)
}

beforeEach(() => {
  unannounced = []
  announced = []
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      const text = parts.map(String).join(' ')
      if (!announced.some((pattern) => pattern.test(text))) unannounced.push(`console.${method}: ${text}`)
    })
  }
})

afterEach(() => {
  if (unannounced.length > 0) throw new Error(`Unannounced output:\n${unannounced.join('\n')}`)
})
