import { useEffect, useRef, useState } from 'react'
import { keptToursMessages } from '#content/messages/kept-tours.ts'
import { hasTour } from '#content/tour-address.ts'
import { toMegabytes, tourBytes, tourPageAddresses } from '#content/tour-files.ts'
import { tourUrls } from '#content/tour-urls.ts'
import { readsAvif } from '#platform/avif.ts'
import {
  askToPersist,
  canKeepFiles,
  fetchFileList,
  forgetFiles,
  keepFiles,
  type KeepOutcome,
  type KeptSet,
  listKeptFiles,
} from '#platform/kept-files.ts'
import { useMessages } from '#state/preferences-store.ts'
import { notify } from '#ui/toaster.tsx'

/** The pages that a kept tour needs besides its own: the way back to the list. */
const CATALOGUE_URL = '/tours'
/** What the pages of tours are made of, written by the build. */
const FILES_URL = '/offline-files.json'

/** The tours on this device, unfinished ones too; null until they are known, or where the browser cannot keep any. */
export function useKeptTours() {
  const [kept, setKept] = useState<readonly KeptSet[] | null>(null)

  useEffect(() => {
    if (canKeepFiles()) void listKeptTours().then(setKept)
  }, [])

  async function refresh(): Promise<void> {
    setKept(await listKeptTours())
  }

  async function remove(slug: string): Promise<void> {
    await forgetFiles(slug)
    await refresh()
  }

  return { kept, refresh, remove }
}

/** Other things are kept beside tours. */
async function listKeptTours(): Promise<KeptSet[]> {
  return (await listKeptFiles()).filter(({ name }) => hasTour(name))
}

/** Keeps one tour, or goes on with it, and says why where it cannot; `share` of its files that have arrived meanwhile, else null. */
export function useTourKeeping(slug: string, onSettled: () => Promise<void>) {
  const { noRoom, failed } = useMessages(keptToursMessages)
  const [share, setShare] = useState<number | null>(null)
  const abort = useRef<AbortController | null>(null)

  useEffect(() => () => abort.current?.abort(), [])

  async function keep(): Promise<void> {
    abort.current = new AbortController()
    setShare(0)
    const outcome = await download(slug, abort.current.signal, setShare)
    const text = noRoom.text(toMegabytes(tourBytes(slug)))
    if (outcome === 'no-room') notify({ title: noRoom.title, text, kind: 'error' })
    if (outcome === 'failed') notify({ ...failed, kind: 'error' })
    await onSettled()
    setShare(null)
  }

  return { share, keep, stop: () => abort.current?.abort() }
}

async function download(slug: string, signal: AbortSignal, onProgress: (share: number) => void): Promise<KeepOutcome> {
  const sharedUrls = await fetchFileList(FILES_URL)
  if (!sharedUrls) return 'failed'
  await askToPersist()
  const pageUrls = [CATALOGUE_URL, ...tourPageAddresses(slug)]
  const urls = tourUrls(slug, await readsAvif())
  return keepFiles({ name: slug, pageUrls, urls, sharedUrls, bytes: tourBytes(slug), onProgress, signal })
}
