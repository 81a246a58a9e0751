import { derivedUrl, type PictureFormats } from './panorama-manifest.ts'

/** Addresses and size of a picture, as `<picture>` wants them. */
export type PictureSource = { avif: string; webp: string; widthPx: number; heightPx: number }

export function pictureSource({ avif, webp, widthPx, heightPx }: PictureFormats): PictureSource {
  return { avif: derivedUrl(avif.path), webp: derivedUrl(webp.path), widthPx, heightPx }
}
