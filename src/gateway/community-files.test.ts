import { beforeEach, expect, it, vi } from 'vitest'
import { uploadPostFile } from './community-files.ts'

/** The storage answers an upload so. */
function storageAnswers(answer: () => Response | Promise<never>) {
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const url = input instanceof Request ? input.url : String(input)
    return url === '/backend.json' ? Response.json({ publishableKey: 'sb_publishable_test' }) : answer()
  })
}

const refusal = (status: number, statusCode: number) => () =>
  Response.json({ statusCode: String(statusCode), error: 'refused', message: 'refused' }, { status })

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'http://localhost' })
  // The library wants one at hand; nothing here connects.
  vi.stubGlobal('WebSocket', class extends EventTarget {})
})

it.each([
  ['a file that the person may not store', refusal(400, 403), 'forbidden'],
  ['a file of another kind than it says', refusal(415, 415), 'invalid-data'],
  ['a file that is too large', refusal(413, 413), 'invalid-data'],
  ['a storage that is out of order', refusal(500, 500), 'network'],
  ['a line that is cut', () => Promise.reject(new TypeError('cut')), 'network'],
])('tells %s from others', async (_, answer, code) => {
  storageAnswers(answer)
  await expect(uploadPostFile('a/b.webp', new Blob(['x'], { type: 'image/webp' }))).rejects.toMatchObject({ code })
})

it('a file that is there already is no error', async () => {
  storageAnswers(refusal(400, 409))
  await expect(uploadPostFile('a/b.webp', new Blob(['x'], { type: 'image/webp' }))).resolves.toBeUndefined()
})
