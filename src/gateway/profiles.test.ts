import { beforeEach, expect, it, vi } from 'vitest'
import { type BackendClient, backendClient } from './backend-client.ts'
import { replaceAvatar } from './profiles.ts'

vi.mock('./backend-client.ts')

const MOST_FILES = 5
const SHOWN = 'amina/shown.webp'
const PICTURE = new Blob(['new'], { type: 'image/webp' })
const NO_ANSWER = { code: '', message: 'Failed to fetch' }

/** The folder and the row, as the backend has them. */
let files: string[] = []
let shown: string | null = null
let isRowRefused = false
let isRemovalRefused = false

const folder = {
  list: async () => ({ data: files.map((path) => ({ name: path.replace('amina/', '') })), error: null }),
  upload: async (path: string) => {
    if (files.length >= MOST_FILES) return { error: new Error('refused by a policy') }
    files.push(path)
    return { error: null }
  },
  remove: async (paths: string[]) => {
    if (!isRemovalRefused) files = files.filter((path) => !paths.includes(path))
    return { error: isRemovalRefused ? new Error('refused') : null }
  },
  getPublicUrl: (path: string) => ({ data: { publicUrl: `/${path}` } }),
}

const row = () => ({ name: 'Amina', avatar_path: shown, language: null, low_data: null, motion: null })
const table = {
  select: () => ({
    eq: () => ({ abortSignal: () => ({ single: async () => ({ data: row(), error: null, status: 200 }) }) }),
  }),
  update: ({ avatar_path: path }: { avatar_path: string }) => ({
    eq: () => ({
      select: async () => {
        if (isRowRefused) return { data: null, error: NO_ANSWER, status: 0 }
        shown = path
        return { data: [{ id: 'amina' }], error: null, status: 200 }
      },
    }),
  }),
}

beforeEach(() => {
  const client = { storage: { from: () => folder }, from: () => table }
  vi.mocked(backendClient).mockResolvedValue(client as unknown as BackendClient)
  files = [SHOWN]
  shown = SHOWN
  isRowRefused = false
  isRemovalRefused = false
})

it('stores a picture and removes the one before', async () => {
  await replaceAvatar('amina', PICTURE)
  expect(files).toEqual([shown])
  expect(shown).toMatch(/^amina\/[\da-f-]+\.webp$/)
})

it.each([
  ['beside no picture', null],
  ['instead of the one that is shown', SHOWN],
])('takes a picture %s where five files were left behind', async (_, path) => {
  shown = path
  files = ['1', '2', '3', '4', '5'].map((name) => `amina/${name}.webp`)
  if (path !== null) files[0] = path
  await replaceAvatar('amina', PICTURE)
  expect(files).toEqual([shown])
})

it('can be tried again as often as the row is refused, and keeps what is shown meanwhile', async () => {
  isRowRefused = true
  for (let tries = 0; tries <= MOST_FILES; tries += 1) {
    await expect(replaceAvatar('amina', PICTURE)).rejects.toMatchObject({ code: 'network' })
  }
  expect(files).toContain(SHOWN)
  isRowRefused = false
  await replaceAvatar('amina', PICTURE)
  expect(files).toEqual([shown])
})

it('is content where the one before cannot be removed', async () => {
  isRemovalRefused = true
  await replaceAvatar('amina', PICTURE)
  expect(files).toEqual([SHOWN, shown])
})
