import type { CutterOrder, CutterReport, OpenedFile } from './cutter-messages.ts'
import type { PanoramaFault } from './inspect-panorama.ts'
// oxlint-disable-next-line import/default -- what Vite makes of a worker is a class
import PanoramaWorker from './panorama-worker.ts?worker'

/** A panorama that can be cut into the files of a post. */
export type OpenedPanorama = OpenedFile & {
  /**
   * Makes every file but those that are stored and waits until `take` has dealt with each, a few at a time. The first
   * failure, and the signal, end it; it may be begun again.
   */
  cut: (
    stored: ReadonlySet<string>,
    take: (name: string, file: Blob) => Promise<void>,
    signal: AbortSignal,
  ) => Promise<void>
  /** Ends the worker. */
  close: () => void
}

/** Opens a file in a worker of its own: reads, checks and decodes it. */
export async function openPanorama(file: Blob): Promise<OpenedPanorama | PanoramaFault> {
  const worker = new PanoramaWorker()
  const order = (message: CutterOrder) => worker.postMessage(message)
  const close = () => worker.terminate()

  const report = await new Promise<CutterReport>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<CutterReport>) => resolve(data)
    worker.onerror = () => resolve({ kind: 'refused', fault: 'notAPicture' })
    order({ kind: 'open', file })
  })
  if (report.kind !== 'opened') {
    close()
    return report.kind === 'refused' ? report.fault : 'notAPicture'
  }

  let cuts = 0
  const cut: OpenedPanorama['cut'] = (stored, take, signal) =>
    new Promise((resolve, reject) => {
      cuts += 1
      const own = cuts
      const running = new Set<Promise<void>>()
      const stop = (reason: unknown) => {
        worker.onmessage = null
        reject(reason)
      }
      signal.throwIfAborted()
      signal.addEventListener('abort', () => stop(signal.reason), { once: true })
      worker.onerror = ({ message }) => stop(new Error(message))
      worker.onmessage = ({ data }: MessageEvent<CutterReport>) => {
        // What a cut that was stopped had still to say comes now.
        if (!('cut' in data) || data.cut !== own) return
        if (data.kind === 'failed') stop(new Error(data.reason))
        else if (data.kind === 'done') Promise.all(running).then(() => resolve(), stop)
        else {
          const taken = take(data.name, data.file).then(() => order({ kind: 'taken', cut: own }))
          running.add(taken)
          taken.then(() => running.delete(taken), stop)
        }
      }
      order({ kind: 'cut', cut: own, stored })
    })

  const { picture, folder, faces, widthPx, heightPx } = report
  return { picture, folder, faces, widthPx, heightPx, cut, close }
}
