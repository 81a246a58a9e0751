import { mkdtemp, mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp, { type Sharp } from 'sharp'

import type { RgbImage } from '#core/equirect-image.ts'
import { SETTINGS, type Settings } from './settings.ts'
import { type Workspace, workspaceAt } from './workspace.ts'

/** The real settings with pictures of a few pixels, so that a build takes a second. */
export const TINY_SETTINGS: Settings = {
  ...SETTINGS,
  avifTile: { ...SETTINGS.avifTile, effort: 0 },
  preview: { ...SETTINGS.preview, widthPx: 64, heightPx: 32 },
  posters: {
    landscape: { ...SETTINGS.posters.landscape, widthPx: 84, heightPx: 36 },
    portrait: { ...SETTINGS.posters.portrait, widthPx: 54, heightPx: 54 },
  },
  share: { ...SETTINGS.share, widthPx: 60, heightPx: 32 },
  thumbnail: { widthPx: 30, heightPx: 20 },
  gallery: {
    large: { widthPx: 80, heightPx: 50 },
    medium: { widthPx: 40, heightPx: 25 },
    thumbnail: { widthPx: 30, heightPx: 20 },
  },
}

export function sharpFrom({ data, widthPx, heightPx }: RgbImage): Sharp {
  return sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
}

export const SHOT = {
  title: 'A Lake',
  place: 'Kenya',
  credit: 'Somebody',
  licence: 'MIT',
  kind: 'photograph',
  captureDate: null,
  northOffsetDeg: 30,
  horizonPitchDeg: 0,
  horizonRollDeg: 0,
  eyeHeightM: 1.7,
  stereo: 'mono',
} as const

/** An empty repository of panoramas in a temporary folder. */
export async function createWorkspace(): Promise<Workspace> {
  const workspace = workspaceAt(await mkdtemp(join(tmpdir(), 'panorama-test-')))
  await mkdir(workspace.mastersDir)
  await mkdir(workspace.galleryDir)
  return workspace
}

export async function writeShot(file: string, change: Record<string, unknown> = {}): Promise<void> {
  await writeFile(file, JSON.stringify({ ...SHOT, ...change }))
}
