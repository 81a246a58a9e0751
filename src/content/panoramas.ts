import panoramaManifest from '#assets-360/manifest.json' with { type: 'json' }
import type { PanoramaEntry } from './panorama-manifest.ts'

/** Every panorama and gallery picture that has been built. */
export { panoramaManifest }

const panoramasById = new Map(panoramaManifest.panoramas.map((panorama) => [panorama.id, panorama]))

/** Null where no panorama of that name has been built. */
export function panoramaById(id: string): PanoramaEntry | null {
  return panoramasById.get(id) ?? null
}
