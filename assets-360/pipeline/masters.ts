import { stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'

import { Refusal } from './refusal.ts'
import { MAX_MASTER_BYTES } from './settings.ts'
import { listDir, type Workspace } from './workspace.ts'

const ENDINGS = ['.webp', '.avif', '.jpg', '.jpeg']

/** The finished pictures of the repository; a master's name without its ending is the panorama's id. */
export async function listMasters({ mastersDir }: Workspace): Promise<{ id: string; file: string }[]> {
  const masters: { id: string; file: string }[] = []
  for (const name of await listDir(mastersDir)) {
    const ending = extname(name)
    if (ending === '.json' || name.startsWith('.')) continue
    const id = basename(name, ending)
    if (!ENDINGS.includes(ending)) {
      throw new Refusal(
        `${name} does not belong into ${mastersDir}: masters are WebP, AVIF or JPEG. Save it as one of these, and keep drafts elsewhere.`,
      )
    }
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) || id === 'gallery') {
      throw new Refusal(
        `${name} needs a name of small letters, digits and single hyphens, since it becomes part of addresses.`,
      )
    }
    const { size } = await stat(join(mastersDir, name))
    if (size > MAX_MASTER_BYTES) {
      throw new Refusal(
        `${name} has ${(size / 1024 / 1024).toFixed(1)} MiB; a master may have 10 at most. Save it at a lower quality.`,
      )
    }
    if (masters.some((master) => master.id === id))
      throw new Refusal(`There are two masters for ${id} in ${mastersDir}. Remove one.`)
    masters.push({ id, file: join(mastersDir, name) })
  }
  return masters
}
