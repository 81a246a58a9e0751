import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestStack, type TestStack } from './test-stack.ts'

type Client = Awaited<ReturnType<TestStack['signUp']>>

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const OTHER_PNG = Buffer.concat([PNG, Buffer.from('other')])
const pngOf = (sizeBytes: number) => Buffer.concat([PNG, Buffer.alloc(sizeBytes - PNG.length)])

describe.each(['native', 'pglite'] as const)('/storage/v1 on %s', (engine) => {
  let stack: TestStack
  let amina: Client
  let baraka: Client
  let folder: string

  beforeAll(async () => {
    stack = await startTestStack(engine)
    amina = await stack.signUp('amina')
    baraka = await stack.signUp('baraka')
    folder = (await amina.auth.getUser()).data.user?.id ?? ''
  })
  afterAll(() => stack.close())

  const pictures = () => amina.storage.from('pictures')
  const papers = () => amina.storage.from('papers')
  const address = (name: string) => pictures().getPublicUrl(`${folder}/${name}`).data.publicUrl

  it('keeps bytes, type and cache time of what is uploaded as it is', async () => {
    const { error } = await pictures().upload(`${folder}/raw.png`, PNG, {
      contentType: 'image/png',
      cacheControl: '60',
    })
    expect(error).toBeNull()
    const response = await fetch(address('raw.png'))
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'max-age=60',
      'content-length': String(PNG.length),
    })
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PNG)
  })

  it('takes the files of a browser, which come in a form', async () => {
    const file = new File([PNG], 'me.png', { type: 'image/png' })
    const { error } = await pictures().upload(`${folder}/form.png`, file, { cacheControl: '60' })
    expect(error).toBeNull()
    const response = await fetch(address('form.png'))
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cache-control')).toBe('max-age=60')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PNG)
  })

  it('replaces only when asked to, and the tag of the picture changes', async () => {
    const name = `${folder}/twice.png`
    await pictures().upload(name, PNG, { contentType: 'image/png' })
    const before = (await fetch(address('twice.png'))).headers.get('etag')
    const again = await pictures().upload(name, OTHER_PNG, { contentType: 'image/png' })
    expect(again.error).toMatchObject({ statusCode: '409' })
    const replaced = await pictures().upload(name, OTHER_PNG, { contentType: 'image/png', upsert: true })
    expect(replaced.error).toBeNull()
    const response = await fetch(address('twice.png'))
    expect(response.headers.get('etag')).not.toBe(before)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(OTHER_PNG)
  })

  it('refuses the folders of others, and everybody who is not signed in', async () => {
    for (const client of [baraka, stack.connect()]) {
      const { error } = await client.storage.from('pictures').upload(`${folder}/theirs.png`, PNG, {
        contentType: 'image/png',
      })
      expect(error).toMatchObject({ statusCode: '403' })
    }
    expect((await baraka.storage.from('pictures').remove([`${folder}/raw.png`])).data).toEqual([])
    expect((await fetch(address('raw.png'))).status).toBe(200)
  })

  it('holds the limits of a bucket, for forms too', async () => {
    const large = pngOf(1_000_001)
    const blob = new Blob([large], { type: 'image/png' })
    for (const body of [large, blob]) {
      const { error } = await pictures().upload(`${folder}/large.png`, body, { contentType: 'image/png' })
      expect(error).toMatchObject({ statusCode: '413' })
    }
    const wrong = await pictures().upload(`${folder}/text.txt`, 'text', { contentType: 'text/plain' })
    expect(wrong.error).toMatchObject({ statusCode: '415' })
    const file = new File(['text'], 'text.txt', { type: 'text/plain' })
    expect((await pictures().upload(`${folder}/text.txt`, file)).error).toMatchObject({ statusCode: '415' })
  })

  it('believes no file that says it is a picture', async () => {
    const file = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'me.png', { type: 'image/png' })
    expect((await pictures().upload(`${folder}/drawing.png`, file)).error).toMatchObject({ statusCode: '415' })
    const jpeg = { contentType: 'image/jpeg' }
    expect((await pictures().upload(`${folder}/kind.jpg`, PNG, jpeg)).error).toMatchObject({ statusCode: '415' })
    const huge = Buffer.from(PNG)
    huge.writeUInt32BE(30_000, 16)
    huge.writeUInt32BE(15_000, 20)
    const { error } = await pictures().upload(`${folder}/huge.png`, huge, { contentType: 'image/png' })
    expect(error).toMatchObject({ statusCode: '413' })
    expect((await pictures().list(folder, { search: 'drawing' })).data).toEqual([])
  })

  it('measures what it gets, not what it is told', async () => {
    const fitting = new Blob([pngOf(1_000_000)], { type: 'image/png' })
    expect((await pictures().upload(`${folder}/fitting.png`, fitting)).error).toBeNull()
    const token = (await amina.auth.getSession()).data.session?.access_token
    const response = await fetch(`${stack.url}/storage/v1/object/pictures/${folder}/unmeasured.png`, {
      method: 'POST',
      headers: { apikey: stack.keys.publishableKey, authorization: `Bearer ${token}`, 'content-type': 'image/png' },
      body: new Blob([pngOf(1_000_001)]).stream(),
      duplex: 'half',
    } as RequestInit)
    expect(await response.json()).toMatchObject({ statusCode: '413' })
  })

  it('holds the limit of all buckets where one has none', async () => {
    const { error } = await papers().upload(`${folder}/large`, Buffer.alloc(3 * 1024 * 1024 + 1))
    expect(error).toMatchObject({ statusCode: '413' })
  })

  it('lists a folder: folders first, then files, by their names alone', async () => {
    for (const name of ['b.txt', 'a.txt', 'deep/c.txt', 'deep/d.txt', 'deep/er/e.txt', 'deepest.txt']) {
      expect((await papers().upload(`${folder}/list/${name}`, name)).error).toBeNull()
    }
    const { data } = await papers().list(`${folder}/list`)
    expect(data?.map(({ name, id }) => [name, id === null])).toEqual([
      ['deep', true],
      ['a.txt', false],
      ['b.txt', false],
      ['deepest.txt', false],
    ])
    expect(data?.[1]?.metadata).toMatchObject({ size: 5 })
    const names = async (...args: Parameters<ReturnType<typeof papers>['list']>) =>
      (await papers().list(...args)).data?.map(({ name }) => name)
    expect(await names(`${folder}/list/deep/`)).toEqual(['er', 'c.txt', 'd.txt'])
    expect(await names(`${folder}/list`, { limit: 2, offset: 1 })).toEqual(['a.txt', 'b.txt'])
    expect(await names(`${folder}/list`, { search: 'DEEP' })).toEqual(['deep', 'deepest.txt'])
    expect(await names(`${folder}/list`, { sortBy: { column: 'name', order: 'desc' } })).toEqual([
      'deep',
      'deepest.txt',
      'b.txt',
      'a.txt',
    ])
    expect((await baraka.storage.from('papers').list(`${folder}/list`)).data).toEqual([])
    await papers().upload(`${folder}/a_b/mine.txt`, 'mine')
    await papers().upload(`${folder}/axb/other.txt`, 'other')
    expect(await names(`${folder}/a_b`)).toEqual(['mine.txt'])
  })

  it('keeps private files to their owners, and to whom they have signed an address for', async () => {
    const name = `${folder}/secret.txt`
    await papers().upload(name, 'hello', { contentType: 'text/plain' })
    expect(await (await papers().download(name)).data?.text()).toBe('hello')
    expect((await baraka.storage.from('papers').download(name)).error).not.toBeNull()
    expect((await fetch(papers().getPublicUrl(name).data.publicUrl)).ok).toBe(false)

    const { data } = await papers().createSignedUrl(name, 60)
    const signed = await fetch(data?.signedUrl ?? '')
    expect([signed.status, await signed.text()]).toEqual([200, 'hello'])
    // Reversed: the last letter of a signature carries bits that mean nothing, so another one there may be as good.
    const forged = data?.signedUrl.replace(/[^.]+$/, (signature) => [...signature].toReversed().join(''))
    expect((await fetch(forged ?? '')).ok).toBe(false)
    const { data: several } = await papers().createSignedUrls([name, `${folder}/missing.txt`], 60)
    expect(several?.map(({ error }) => error === null)).toEqual([true, false])
    expect(await (await fetch(several?.[0]?.signedUrl ?? '')).text()).toBe('hello')
  })

  it('takes an upload to an address that was signed for it', async () => {
    const name = `${folder}/signed.txt`
    const { data } = await papers().createSignedUploadUrl(name)
    const visitor = stack.connect().storage.from('papers')
    expect((await visitor.uploadToSignedUrl(name, data?.token ?? '', new Blob(['by a visitor']))).error).toBeNull()
    expect(await (await papers().download(name)).data?.text()).toBe('by a visitor')
  })

  it('moves, copies and removes', async () => {
    await papers().upload(`${folder}/one.txt`, 'one', { contentType: 'text/plain' })
    expect((await papers().move(`${folder}/one.txt`, `${folder}/moved.txt`)).error).toBeNull()
    expect((await papers().copy(`${folder}/moved.txt`, `${folder}/copied.txt`)).error).toBeNull()
    expect((await papers().download(`${folder}/one.txt`)).error).not.toBeNull()
    for (const name of ['moved.txt', 'copied.txt']) {
      expect(await (await papers().download(`${folder}/${name}`)).data?.text()).toBe('one')
    }
    const { data } = await papers().remove([`${folder}/moved.txt`, `${folder}/copied.txt`])
    expect(data).toHaveLength(2)
    expect((await papers().download(`${folder}/moved.txt`)).error).not.toBeNull()
  })

  it('answers 304 to who has the picture already, without sending it', async () => {
    const etag = (await fetch(address('raw.png'))).headers.get('etag') ?? ''
    const response = await fetch(address('raw.png'), { headers: { 'if-none-match': etag }, cache: 'no-store' })
    expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([304, 0])
  })

  it.each([
    ['bytes=0-9', 206, 'bytes 0-9/1000', 0, 10],
    ['bytes=990-', 206, 'bytes 990-999/1000', 990, 1000],
    ['bytes=-10', 206, 'bytes 990-999/1000', 990, 1000],
    ['bytes=990-5000', 206, 'bytes 990-999/1000', 990, 1000],
    ['bytes=1000-', 416, 'bytes */1000', 0, 0],
    ['bytes=5-1', 200, null, 0, 1000],
    ['bytes=0-1,5-6', 200, null, 0, 1000],
  ])('answers the range %s with %i', async (range, status, contentRange, from, to) => {
    const bytes = pngOf(1000).map((byte, index) => (index < PNG.length ? byte : index % 251))
    await pictures().upload(`${folder}/range.png`, bytes, { contentType: 'image/png', upsert: true })
    const response = await fetch(address('range.png'), { headers: { range } })
    expect([response.status, response.headers.get('content-range')]).toEqual([status, contentRange])
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes.subarray(from, to))
  })

  it('lets nothing uploaded run as a page of ours', async () => {
    const page = '<script>alert(1)</script>'
    await pictures().upload(`${folder}/page.html`, page, { contentType: 'text/html' })
    const { headers } = await fetch(address('page.html'))
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('knows keys that are no names of files', async () => {
    const keys = [
      `${folder}/a`,
      `${folder}/a/b`,
      `${folder}/A`,
      `${folder}/${'long-'.repeat(60)}`,
      `${folder}/Photo (1) & more, for @home; it's = $5+.txt`,
    ]
    for (const key of keys) expect((await papers().upload(key, key)).error).toBeNull()
    for (const key of keys) expect(await (await papers().download(key)).data?.text()).toBe(key)
    const climbing = await papers().upload(`${folder}/../../climbed`, 'out')
    expect(climbing.error).not.toBeNull()
  })

  it('keeps empty files', async () => {
    expect((await papers().upload(`${folder}/empty.txt`, '', { contentType: 'text/plain' })).error).toBeNull()
    expect(await (await papers().download(`${folder}/empty.txt`)).data?.text()).toBe('')
  })

  it('leaves no unfinished files behind', () => {
    expect(readdirSync(join(stack.dataDir, 'storage', 'unfinished'))).toEqual([])
  })
})
