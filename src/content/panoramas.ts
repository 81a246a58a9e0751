import manifestJson from '#assets-360/manifest.json' with { type: 'json' }

import { parsePanoramaManifest, type PanoramaEntry, type PanoramaManifest } from './panorama-manifest.ts'

/** Every panorama and gallery picture that has been built; parsed once, so a damaged manifest fails at the start. */
export const panoramaManifest: PanoramaManifest = parsePanoramaManifest(manifestJson)

const panoramasById = new Map(panoramaManifest.panoramas.map((panorama) => [panorama.id, panorama]))

/** Null where no panorama of that name has been built. */
export function panoramaById(id: string): PanoramaEntry | null {
  return panoramasById.get(id) ?? null
}
