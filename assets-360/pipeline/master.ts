import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'

import sharp, { type Metadata } from 'sharp'

import type { EquirectImage, RgbImage } from '#core/equirect-image.ts'
import { fillCanvas } from '#core/fill-canvas.ts'
import { type PanoramaShape, panoramaShape, type ShapeFault } from '#core/panorama-shape.ts'
import { type PhotoSphere, parsePhotoSphere } from '#core/photo-sphere.ts'
import { sha256 } from './hashes.ts'
import type { ShotMetadata } from './metadata.ts'
import { Refusal } from './refusal.ts'
import { MAX_SOURCE_PX } from './settings.ts'

/** One picture per eye: one, or left and right. */
export type Master = { eyes: EquirectImage[]; sourceWidthPx: number; sha256: string }

const READABLE = 'JPEG, PNG, WebP, AVIF or TIFF'
const SHAPES =
  'A panorama has to be twice as wide as high (2:1), or carry photo-sphere data (GPano) that places it in a whole of 2:1, or be square (1:1) with "stereo": "top-bottom" in its metadata file.'
const LARGEST = 'The largest panorama is 16384 x 8192. Make it smaller and run the command again.'

/** Reads, checks and decodes a panorama. @throws Refusal with the sentence to show */
export async function readMaster(file: string, shot: ShotMetadata): Promise<Master> {
  const name = basename(file)
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw new Refusal(`${file} cannot be opened. Check the path and the file's permissions.`, { cause })
  })
  const about = await readHeader(bytes, name)
  const widthPx = about.autoOrient.width
  const heightPx = about.autoOrient.height
  refuseTooLarge(widthPx, heightPx, name)
  const sphere = about.xmp ? parsePhotoSphere(about.xmp.toString('utf8')) : null
  const { place } = shapeOf(widthPx, heightPx, sphere, shot, name)
  const picture = await decode(bytes, name)
  const eyes = place ? [fillCanvas(picture, place)] : shot.stereo === 'mono' ? [picture] : halves(picture)
  return { eyes, sourceWidthPx: eyes[0]?.widthPx ?? 0, sha256: sha256(bytes) }
}

async function readHeader(bytes: Buffer, name: string): Promise<Metadata> {
  try {
    const about = await sharp(bytes, { limitInputPixels: false }).metadata()
    const isKnown =
      ['jpeg', 'png', 'webp', 'tiff'].includes(about.format) || (about.format === 'heif' && about.compression === 'av1')
    if (isKnown) return about
  } catch (cause) {
    throw new Refusal(
      `${name} is not a picture that can be read: it is damaged, incomplete or of another kind. Save it as ${READABLE}.`,
      { cause },
    )
  }
  throw new Refusal(`${name} is of a kind that is not supported. Save it as ${READABLE}.`)
}

function refuseTooLarge(widthPx: number, heightPx: number, name: string): void {
  if (widthPx * heightPx <= MAX_SOURCE_PX) return
  const megapixels = Math.round((widthPx * heightPx) / 1e6)
  throw new Refusal(
    `${name} has ${megapixels} megapixels (${widthPx} x ${heightPx}), more than the 135 that are allowed. ${LARGEST}`,
  )
}

/** The shape of one eye's picture. @throws Refusal with the sentence to show */
function shapeOf(
  widthPx: number,
  heightPx: number,
  sphere: PhotoSphere | null,
  shot: ShotMetadata,
  name: string,
): PanoramaShape {
  const isStereo = shot.stereo === 'top-bottom'
  const shape = panoramaShape(widthPx, isStereo ? heightPx / 2 : heightPx, sphere)
  const size = `${widthPx} x ${heightPx}`
  if (shape === 'projection' || !isStereo) {
    if (typeof shape === 'string') throw new Refusal(refusalOf(shape, sphere, size, name))
    if (shape.place) refuseTooLarge(shape.widthPx, shape.heightPx, `The whole that ${name} is a part of`)
    return shape
  }
  if (typeof shape !== 'string' && widthPx % 2 === 0 && !shape.place) return shape
  throw new Refusal(
    `${name} is ${size}, but its metadata says "stereo": "top-bottom", which needs a square picture of even size: the left eye's 2:1 panorama above the right eye's. Correct the picture or write "stereo": "mono".`,
  )
}

function refusalOf(fault: ShapeFault, sphere: PhotoSphere | null, size: string, name: string): string {
  if (fault === 'projection') {
    return `${name} says that its projection is ${sphere?.projection}. Only equirectangular panoramas can be used: export it as one.`
  }
  const crop = sphere?.crop
  if (fault === 'shape' || !crop) return `${name} is ${size}. ${SHAPES}`
  const whole = `${crop.fullWidthPx} x ${crop.fullHeightPx}`
  return fault === 'whole'
    ? `${name} is a part (${size}) of a whole of ${whole} according to its photo-sphere data, which is not 2:1. ${SHAPES}`
    : `${name} is ${size}, but its photo-sphere data place ${crop.widthPx} x ${crop.heightPx} at ${crop.leftPx}, ${crop.topPx} of ${whole}, which does not fit. Export the panorama again, or correct its GPano fields.`
}

/** All of the picture, 8-bit sRGB without profile or transparency. */
async function decode(bytes: Buffer, name: string): Promise<RgbImage> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: false, failOn: 'error' })
      .autoOrient()
      .removeAlpha()
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    return { data: info.channels === 3 ? data : spreadGrey(data), widthPx: info.width, heightPx: info.height }
  } catch (cause) {
    throw new Refusal(
      `${name} is truncated or damaged: it begins like a picture, but cannot be read to its end. Copy or export it again.`,
      { cause },
    )
  }
}

function spreadGrey(grey: Uint8Array): Uint8Array {
  const data = new Uint8Array(grey.length * 3)
  for (let at = 0; at < data.length; at += 1) data[at] = grey[Math.floor(at / 3)] ?? 0
  return data
}

function halves({ data, widthPx, heightPx }: RgbImage): EquirectImage[] {
  const middle = (data.length / 2) | 0
  return [data.subarray(0, middle), data.subarray(middle)].map((half) => ({
    data: half,
    widthPx,
    heightPx: heightPx / 2,
  }))
}
