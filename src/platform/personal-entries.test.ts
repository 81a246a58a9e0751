// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { clearPersonalEntries } from './personal-entries.ts'
import { keepDraftFile, readDraftFile } from './draft-file.ts'

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** The caches of a browser, in memory. */
function stubCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      match: async (address: string) => store.get(address)?.clone(),
      put: async (address: string, answer: Response) => void store.set(address, answer),
      delete: async (address: string) => store.delete(address),
    }
  }
  vi.stubGlobal('caches', {
    open: async (name: string) => open(name),
    delete: async (name: string) => stores.delete(name),
  })
}

it('clears what somebody has begun to write, and nothing else', async () => {
  localStorage.setItem('utalii.visit-draft.serengeti', '{}')
  localStorage.setItem('utalii.preferences', 'mine')
  localStorage.setItem('utalii.visit-draft.zanzibar', '{}')
  localStorage.setItem('utalii.post-draft', '{"text":"Half a sentence"}')
  await clearPersonalEntries()
  expect(Object.keys(localStorage)).toEqual(['utalii.preferences'])
})

it('clears the file of a draft, which says where and when it was taken', async () => {
  stubCaches()
  const file = await new Response('as the camera wrote it').blob()
  await keepDraftFile('post', { kind: 'picture', file })
  expect(await readDraftFile('post')).toMatchObject({ kind: 'picture' })
  await clearPersonalEntries()
  expect(await readDraftFile('post')).toBeNull()
})
