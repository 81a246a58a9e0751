import { AppError } from '#core/app-error.ts'
import { AVIF_PIXEL } from '#platform/avif.ts'
import { pictureDecoder } from '#platform/early-pictures.ts'

type Answer = { id: number; bitmap: ImageBitmap } | { id: number; error: string }
type Waiting = { resolve: (bitmap: ImageBitmap) => void; reject: (error: AppError) => void }

export type ImageDecoder = {
  /** @throws AppError 'invalid-data' where the browser cannot read the picture. */
  decode: (blob: Blob) => Promise<ImageBitmap>
  /** True where the browser reads AVIF; old iPhones do not. */
  readsAvif: () => Promise<boolean>
}

/** One worker for every picture; the browser decodes several at a time behind it. */
export function createImageDecoder(): ImageDecoder {
  const worker = pictureDecoder()
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let avif: Promise<boolean> | null = null

  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if (!asked) return
    if ('bitmap' in data) asked.resolve(data.bitmap)
    else asked.reject(new AppError('invalid-data', `A picture could not be decoded: ${data.error}`))
  })

  function decode(blob: Blob): Promise<ImageBitmap> {
    lastId += 1
    const id = lastId
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, blob })
    })
  }

  function readsAvif(): Promise<boolean> {
    const bytes = Uint8Array.from(atob(AVIF_PIXEL), (character) => character.charCodeAt(0))
    avif ??= decode(new Blob([bytes], { type: 'image/avif' })).then(
      (bitmap) => {
        bitmap.close()
        return true
      },
      () => false,
    )
    return avif
  }

  return { decode, readsAvif }
}
