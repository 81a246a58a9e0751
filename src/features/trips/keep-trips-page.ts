import { canKeepFiles, fetchFileList, keepFiles } from '#platform/kept-files.ts'

const SET = 'my-trips'
const PAGE_URL = '/dashboard/trips'
/** What the page is made of, written by the build. */
const FILES_URL = '/offline-trips.json'
/** About as much as the page's files weigh. */
const BYTES = 2_000_000

/** Keeps the page that shows opened itineraries. Where that fails it is tried again with the next one that is opened. */
export async function keepTripsPage(signal: AbortSignal): Promise<void> {
  if (!canKeepFiles()) return
  const sharedUrls = await fetchFileList(FILES_URL)
  if (!sharedUrls) return
  await keepFiles({ name: SET, pageUrls: [PAGE_URL], urls: [], sharedUrls, bytes: BYTES, onProgress: () => {}, signal })
}
