/** Reading of what comes from outside, of which nothing is known: what is not there, or is something else, is null. */
export type Json = Readonly<Record<string, unknown>>

export function recordOf(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

/** What lies at the end of a path of names and positions. */
export function valueAt(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((present, step) => {
    if (typeof step === 'number') return Array.isArray(present) ? present[step] : undefined
    return recordOf(present)[step]
  }, value)
}

export function textAt(value: unknown, ...path: readonly (string | number)[]): string | null {
  const found = valueAt(value, ...path)
  return typeof found === 'string' && found !== '' ? found : null
}

export function numberAt(value: unknown, ...path: readonly (string | number)[]): number | null {
  const found = valueAt(value, ...path)
  return typeof found === 'number' && Number.isFinite(found) ? found : null
}

export function listAt(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const found = valueAt(value, ...path)
  return Array.isArray(found) ? found : []
}

/** Null for what is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
