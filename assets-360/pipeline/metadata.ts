import { readFile, writeFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'

import exifr from 'exifr'
import sharp from 'sharp'

import type { PanoramaKind, StereoLayout } from '#content/panorama-manifest.ts'
import { parsePhotoSphere, type PhotoSphere } from '#core/photo-sphere.ts'
import { Refusal } from './refusal.ts'

/** What the encoder of tiles may aim at: the eye's judgement, least error, or structural similarity. */
const TILE_TUNES = ['iq', 'psnr', 'ssim'] as const
export type TileTune = (typeof TILE_TUNES)[number]

/** The JSON file beside a master. */
export type ShotMetadata = {
  title: string
  place: string
  credit: string
  licence: string
  kind: PanoramaKind
  captureDate: string | null
  northOffsetDeg: number
  /** How far the middle of the picture lies above the horizon, as GPano:PosePitchDegrees. */
  horizonPitchDeg: number
  /** How far the camera leaned to the right, the horizon in the picture therefore to the left, as GPano:PoseRollDegrees. */
  horizonRollDeg: number
  eyeHeightM: number
  stereo: StereoLayout
  /** AVIF quality of the tiles, where the usual one is not enough for this picture. */
  tileQuality?: number
  /** What the encoder of the tiles aims at, where the usual aim loses too much of this picture. */
  tileTune?: TileTune
}

const TEXTS = ['title', 'place', 'credit', 'licence'] as const
/** Fields that no template has: most pictures do well without. */
const EXCEPTIONS = ['tileQuality', 'tileTune'] as const

/** The parts of the metadata that the manifest carries as they are. */
export function describedShot(metadata: ShotMetadata) {
  const { title, place, credit, licence, kind, captureDate, northOffsetDeg, eyeHeightM, stereo } = metadata
  return { title, place, credit, licence, kind, captureDate, northOffsetDeg, eyeHeightM, stereo }
}

export function metadataFileOf(imageFile: string): string {
  return imageFile.slice(0, imageFile.length - extname(imageFile).length) + '.json'
}

/** Reads the metadata beside a picture. Where there is none, writes a template to fill in, and refuses. */
export async function readMetadata(imageFile: string): Promise<ShotMetadata> {
  const file = metadataFileOf(imageFile)
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) {
    await writeTemplate(imageFile, file)
    throw new Refusal(
      `${basename(imageFile)} has no metadata yet. A template now lies at ${file}: fill in its empty fields and run the command again.`,
    )
  }
  return parseMetadata(text, basename(file))
}

export function parseMetadata(text: string, name: string): ShotMetadata {
  const json = parseJsonObject(text, name)
  const known = [...Object.keys(templateFor(null, null)), ...EXCEPTIONS]
  for (const key of Object.keys(json)) {
    if (!known.includes(key))
      throw new Refusal(`${name} has an unknown field "${key}". The fields are ${known.join(', ')}.`)
  }
  const [title, place, credit, licence] = TEXTS.map((key) => textOf(json[key], key, name))
  const northOffsetDeg = numberOf(
    json['northOffsetDeg'],
    'northOffsetDeg',
    name,
    0,
    359.999,
    'degrees clockwise from north',
  )
  return {
    title: title ?? '',
    place: place ?? '',
    credit: credit ?? '',
    licence: licence ?? '',
    kind: choiceOf(json['kind'], 'kind', name, ['render', 'photograph']),
    captureDate: dateOf(json['captureDate'], name),
    northOffsetDeg,
    horizonPitchDeg: numberOf(
      json['horizonPitchDeg'],
      'horizonPitchDeg',
      name,
      -90,
      90,
      'degrees, 0 for a level camera',
    ),
    horizonRollDeg: numberOf(
      json['horizonRollDeg'],
      'horizonRollDeg',
      name,
      -180,
      180,
      'degrees, 0 for a level camera',
    ),
    eyeHeightM: numberOf(json['eyeHeightM'], 'eyeHeightM', name, 0.01, 10_000, 'metres above the ground'),
    stereo: choiceOf(json['stereo'] ?? 'mono', 'stereo', name, ['mono', 'top-bottom']),
    ...tileEncodingOf(json, name),
  }
}

function tileEncodingOf(
  { tileQuality, tileTune }: Record<string, unknown>,
  name: string,
): Pick<ShotMetadata, (typeof EXCEPTIONS)[number]> {
  return {
    ...(tileQuality !== undefined && { tileQuality: qualityOf(tileQuality, name) }),
    ...(tileTune !== undefined && { tileTune: choiceOf(tileTune, 'tileTune', name, TILE_TUNES) }),
  }
}

function qualityOf(value: unknown, name: string): number {
  const quality = numberOf(value, 'tileQuality', name, 1, 100, 'the AVIF quality of its tiles')
  if (Number.isInteger(quality)) return quality
  throw new Refusal(`${name} needs "tileQuality" as a whole number, but it is ${quality}.`)
}

async function readPhotoSphere(imageFile: string): Promise<PhotoSphere | null> {
  const { xmp } = await sharp(imageFile).metadata()
  return xmp ? parsePhotoSphere(xmp.toString('utf8')) : null
}

async function writeTemplate(imageFile: string, file: string): Promise<void> {
  const sphere = await readPhotoSphere(imageFile).catch(() => null)
  const takenAt = await readCaptureDate(imageFile).catch(() => null)
  await writeFile(file, `${JSON.stringify(templateFor(sphere, takenAt), null, 2)}\n`, { flag: 'wx' })
}

function templateFor(sphere: PhotoSphere | null, captureDate: string | null) {
  return {
    title: '',
    place: '',
    credit: '',
    licence: '',
    kind: '',
    captureDate,
    northOffsetDeg: (((sphere?.headingDeg ?? 0) % 360) + 360) % 360,
    horizonPitchDeg: sphere?.pitchDeg ?? 0,
    horizonRollDeg: sphere?.rollDeg ?? 0,
    eyeHeightM: 1.7,
    stereo: 'mono',
  }
}

async function readCaptureDate(imageFile: string): Promise<string | null> {
  const exif: unknown = await exifr.parse(imageFile, { pick: ['DateTimeOriginal'], reviveValues: false })
  const text =
    typeof exif === 'object' && exif !== null && 'DateTimeOriginal' in exif ? String(exif.DateTimeOriginal) : ''
  const match = /^(\d{4}):(\d{2}):(\d{2})/.exec(text)
  return match ? `${match[1]}-${match[2]}-${match[3]}` : null
}

function parseJsonObject(text: string, name: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  } catch (cause) {
    throw new Refusal(
      `${name} is not valid JSON (${cause instanceof Error ? cause.message : 'unknown error'}). Correct it and run the command again.`,
      { cause },
    )
  }
  throw new Refusal(`${name} should hold one JSON object with the fields of a shot. Delete it to be given a template.`)
}

function textOf(value: unknown, key: string, name: string): string {
  if (typeof value === 'string' && value.trim() !== '') return value.trim()
  throw new Refusal(`${name} lacks "${key}". Write it as a text between quotes and run the command again.`)
}

function numberOf(value: unknown, key: string, name: string, from: number, to: number, unit: string): number {
  if (typeof value === 'number' && value >= from && value <= to) return value
  throw new Refusal(`${name} needs "${key}" as a number (${unit}) from ${from} to ${to}, but it is ${shown(value)}.`)
}

function choiceOf<Choice extends string>(
  value: unknown,
  key: string,
  name: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((candidate) => candidate === value)
  if (choice) return choice
  throw new Refusal(
    `${name} needs "${key}" to be ${choices.map((each) => `"${each}"`).join(' or ')}, but it is ${shown(value)}.`,
  )
}

function dateOf(value: unknown, name: string): string | null {
  if (value === null) return null
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))) return value
  throw new Refusal(
    `${name} needs "captureDate" as "YYYY-MM-DD", or null where it is not known, but it is ${shown(value)}.`,
  )
}

function shown(value: unknown): string {
  return value === undefined ? 'missing' : JSON.stringify(value)
}
