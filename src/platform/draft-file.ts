const CACHE = 'utalii-draft-file'
const KIND_HEADER = 'x-kind'

/** A file that somebody has chosen and not sent yet. */
export type DraftFile = { kind: string; file: Blob }

/** Keeps the one file of a draft on this device, in the place of any before it; null forgets it. */
export async function keepDraftFile(name: string, draft: DraftFile | null): Promise<void> {
  if (!canKeep()) return
  const cache = await caches.open(CACHE)
  if (draft) await cache.put(addressOf(name), new Response(draft.file, { headers: { [KIND_HEADER]: draft.kind } }))
  else await cache.delete(addressOf(name))
}

export async function readDraftFile(name: string): Promise<DraftFile | null> {
  if (!canKeep()) return null
  const answer = await (await caches.open(CACHE)).match(addressOf(name))
  return answer ? { kind: answer.headers.get(KIND_HEADER) ?? '', file: await answer.blob() } : null
}

/** Forgets the file of every draft. Where the browser refuses that, it has none that could be read. */
export async function forgetDraftFiles(): Promise<void> {
  if (canKeep()) await caches.delete(CACHE).catch(() => {})
}

/** Only on a secure origin. */
function canKeep(): boolean {
  return 'caches' in globalThis
}

/** Nothing is ever fetched from there. */
function addressOf(name: string): string {
  return `/draft-file/${name}`
}
