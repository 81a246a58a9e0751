import { readFileSync } from 'node:fs'

export type Config = {
  text: (key: string) => string
  number: (key: string) => number
  flag: (key: string) => boolean
  texts: (key: string) => readonly string[]
}

/**
 * Settings of `supabase/config.toml`, by section and name: `auth.jwt_expiry`. Understands the part of TOML that the file
 * keeps to: sections, and one value per line as JSON writes it.
 * @throws Error naming a line that is neither, or, on reading, a setting that is missing or of another type.
 */
export function readConfig(file: string): Config {
  const values = parseToml(readFileSync(file, 'utf8'))
  return {
    text: (key) => read(key, (value) => typeof value === 'string'),
    number: (key) => read(key, (value) => typeof value === 'number'),
    flag: (key) => read(key, (value) => typeof value === 'boolean'),
    texts: (key) => read(key, (value) => Array.isArray(value) && value.every((item) => typeof item === 'string')),
  }

  function read<T>(key: string, fits: (value: unknown) => boolean): T {
    const value = values.get(key)
    if (!fits(value)) throw new Error(`${file}: ${key} is ${JSON.stringify(value) ?? 'missing'}`)
    return value as T
  }
}

export function parseToml(text: string): Map<string, unknown> {
  const values = new Map<string, unknown>()
  let section = ''
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const trimmed = line.trim()
    if (trimmed === '' || trimmed.startsWith('#')) continue
    const [, heading] = /^\[([\w.-]+)\]$/.exec(trimmed) ?? []
    const [, name, written] = /^([\w-]+)\s*=\s*(.+)$/.exec(trimmed) ?? []
    if (heading !== undefined) section = `${heading}.`
    else if (name !== undefined && written !== undefined) values.set(section + name, parseValue(written, index + 1))
    else throw new Error(`config.toml, line ${index + 1}: "${trimmed}" is neither a section nor a setting`)
  }
  return values
}

function parseValue(written: string, lineNumber: number): unknown {
  try {
    return JSON.parse(written)
  } catch {
    throw new Error(`config.toml, line ${lineNumber}: ${written} is not written as JSON`)
  }
}
