import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export type DataFolder = { path: string; release: () => void }

/** Makes the folder, or for `memory` a temporary one that `release` removes. */
export function openDataFolder(place: string): DataFolder {
  const isTemporary = place === 'memory'
  const path = isTemporary ? mkdtempSync(join(tmpdir(), 'utalii-')) : resolve(place)
  mkdirSync(path, { recursive: true, mode: 0o700 })
  // The database of root runs as somebody else, who must be able to walk through to its own folder, and only that.
  if (process.getuid?.() === 0) chmodSync(path, 0o711)
  return { path, release }

  function release() {
    if (isTemporary) rmSync(path, { recursive: true, force: true })
  }
}
