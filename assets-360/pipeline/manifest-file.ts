import { readFile, rename, writeFile } from 'node:fs/promises'

import { type PanoramaEntry, type PanoramaManifest, parsePanoramaManifest } from '#content/panorama-manifest.ts'
import { Refusal } from './refusal.ts'

const EMPTY: PanoramaManifest = { version: 1, panoramas: [], gallery: {} }

/** The manifest, or an empty one where there is none yet. */
export async function readManifest(file: string): Promise<PanoramaManifest> {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return EMPTY
  try {
    return parsePanoramaManifest(JSON.parse(text))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Refusal(
      `${file} is damaged: ${reason}. It is generated: restore it from the history, or delete it and build every panorama again.`,
      { cause },
    )
  }
}

/** Writes beside the file and renames, so that no reader ever meets half a manifest. */
export async function writeManifest(file: string, manifest: PanoramaManifest): Promise<void> {
  const beside = `${file}.${process.pid}.tmp`
  await writeFile(beside, manifestText(manifest))
  await rename(beside, file)
}

/** The same manifest always gives the same text: panoramas and galleries sorted by name, fields in the parser's order. */
export function manifestText(manifest: PanoramaManifest): string {
  const { panoramas, gallery } = parsePanoramaManifest(manifest)
  const sorted = {
    version: 1,
    panoramas: panoramas.toSorted((a, b) => compare(a.id, b.id)),
    gallery: Object.fromEntries(Object.entries(gallery).toSorted(([a], [b]) => compare(a, b))),
  }
  return `${JSON.stringify(sorted, null, 2)}\n`
}

export function withPanorama(manifest: PanoramaManifest, entry: PanoramaEntry): PanoramaManifest {
  return { ...manifest, panoramas: [...manifest.panoramas.filter(({ id }) => id !== entry.id), entry] }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
