import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { parsePanoramaManifest } from '#content/panorama-manifest.ts'

/**
 * Tells the app by name alone which panoramas have been built, as `VITE_PANORAMA_IDS`: pages that only link to tours need
 * not carry the whole manifest.
 */
export function definePanoramaIds(): Record<string, string> {
  const { panoramas } = parsePanoramaManifest(JSON.parse(readFileSync('assets-360/manifest.json', 'utf8')))
  return { 'import.meta.env.VITE_PANORAMA_IDS': JSON.stringify(panoramas.map(({ id }) => id).join(' ')) }
}

/**
 * The hashes of masters and settings are the pipeline's: pages carry the manifest without their bytes. Nor do they carry
 * its rules, which it is held against here.
 */
export function checkPanoramaManifest(): Plugin {
  return {
    name: 'check-panorama-manifest',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/assets-360/manifest.json')) return null
      parsePanoramaManifest(JSON.parse(code))
      return { code: code.replaceAll(/"[0-9a-f]{64}"/g, `"${'0'.repeat(64)}"`), map: null }
    },
  }
}
