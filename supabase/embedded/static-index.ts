import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Encoding } from './accept-encoding.ts'
import { mimeTypeOf } from './mime-types.ts'

export type StoredFile = {
  /** Absolute path of the plain bytes. */
  file: string
  sizeBytes: number
  type: string
  etag: string
  cacheControl: string
  encodings: ReadonlyMap<Encoding, { file: string; sizeBytes: number }>
}

const SUFFIXES: ReadonlyMap<Encoding, string> = new Map([
  ['br', '.br'],
  ['gzip', '.gz'],
])

/** What the build writes for the server alone: its own bundle, and the pages, which are found by route. */
const PRIVATE_FOLDER = '/server'

const YEAR = 'public, max-age=31536000, immutable'
const ASK_EVERY_TIME = 'no-cache'

/**
 * Every file under `root` that may be served, by its address. Requests are only ever looked up here, never joined to a
 * path, so no spelling of an address can leave the folder. Symbolic links, dot files, HTML and what the build keeps for
 * the server are not in it.
 */
export function createStaticIndex(root: string): ReadonlyMap<string, StoredFile> {
  const index = new Map<string, StoredFile>()
  addFolder(root, '', index)
  return index
}

function addFolder(folder: string, address: string, index: Map<string, StoredFile>): void {
  const entries = readdirSync(folder, { withFileTypes: true })
  const names = new Set(entries.filter((entry) => entry.isFile()).map((entry) => entry.name))
  for (const entry of entries) {
    const entryAddress = `${address}/${entry.name}`
    if (entry.name.startsWith('.') || entryAddress === PRIVATE_FOLDER) continue
    if (entry.isDirectory()) addFolder(join(folder, entry.name), entryAddress, index)
    else if (entry.isFile() && isServed(entry.name, names)) {
      index.set(entryAddress, describe(join(folder, entry.name), entryAddress, names))
    }
  }
}

function isServed(name: string, siblings: ReadonlySet<string>): boolean {
  const extension = extname(name)
  if (extension === '.html') return false
  const isVariant = extension === '.br' || extension === '.gz'
  return !(isVariant && siblings.has(name.slice(0, -extension.length)))
}

function describe(file: string, address: string, siblings: ReadonlySet<string>): StoredFile {
  const name = file.slice(file.length - (address.length - address.lastIndexOf('/') - 1))
  const encodings = new Map<Encoding, { file: string; sizeBytes: number }>()
  for (const [encoding, suffix] of SUFFIXES) {
    if (siblings.has(name + suffix)) {
      encodings.set(encoding, { file: file + suffix, sizeBytes: statSync(file + suffix).size })
    }
  }
  const isHashed = isHashedAddress(address)
  const stat = statSync(file)
  return {
    file,
    sizeBytes: stat.size,
    type: mimeTypeOf(file),
    // A hashed name already says which content it is, so hashing thousands of tiles at start would tell nothing new.
    etag: isHashed ? hashOf(`${address} ${stat.size}`) : hashOf(readFileSync(file)),
    cacheControl: isHashed ? YEAR : ASK_EVERY_TIME,
    encodings,
  }
}

/** Vite hashes everything under /assets; under /panoramas a part of the address is the hash of the picture. */
export function isHashedAddress(address: string): boolean {
  if (address.startsWith('/assets/')) return true
  return address.startsWith('/panoramas/') && /(?:^|[-._/])[0-9a-f]{8,64}(?=[-._/]|$)/.test(address)
}

export function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}
