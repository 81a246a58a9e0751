export type Fields = Readonly<Record<string, unknown>>

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

/** The value below a path of names, where a number is a place in a list. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((present, step) => {
    if (typeof step === 'number') return Array.isArray(present) ? present[step] : undefined
    return fieldsOf(present)[step]
  }, value)
}

/** The text at the end of a path, or an empty one. */
export function textAt(value: unknown, ...path: readonly (string | number)[]): string {
  const found = at(value, ...path)
  return typeof found === 'string' ? found : ''
}

/** What was sent as JSON; null for anything else. */
export async function readJson(request: Request): Promise<unknown> {
  return parseJson(await request.text())
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** True where the body is announced as JSON. */
export function isJson({ headers }: Request): boolean {
  return /^application\/json\s*(?:;|$)/i.test(headers.get('content-type') ?? '')
}
