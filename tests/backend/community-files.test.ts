import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestStack, type TestStack } from './test-stack.ts'

// What the bytes of a picture are after every way to write them; who may do what is in supabase/tests/database.
type Client = Awaited<ReturnType<TestStack['signUp']>>

/** The header of a WebP picture of this size, and some words in the place of its pixels. */
function webp(words: string, widthPx = 40, heightPx = 20): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(30)
  header.write('RIFF', 0, 'latin1')
  header.write('WEBPVP8X', 8, 'latin1')
  header.writeUIntLE(widthPx - 1, 24, 3)
  header.writeUIntLE(heightPx - 1, 27, 3)
  return new Uint8Array([...header, ...Buffer.from(words)])
}

const SEEN = webp('as the moderator saw it')
const OTHER = webp('something else')
const WEBP = { contentType: 'image/webp' }

let stack: TestStack
let author: Client
let moderator: Client
let folder: string

beforeAll(async () => {
  stack = await startTestStack('native', { root: resolve('.') })
  author = await stack.signUp('author')
  moderator = await stack.signUp('moderator')
  await stack.connect(stack.keys.secretKey).rpc('appoint_moderator', { email: 'moderator@example.com' })
  folder = (await author.auth.getUser()).data.user?.id ?? ''
})
afterAll(() => stack.close())

const files = () => author.storage.from('community')

async function read(path: string): Promise<Uint8Array> {
  const response = await fetch(files().getPublicUrl(path).data.publicUrl, { cache: 'no-store' })
  return new Uint8Array(await response.arrayBuffer())
}

async function publish(media_path: string) {
  const id = randomUUID()
  const media = { media_path, media_alt: 'A beach', media_width: 40, media_height: 20 }
  expect((await author.from('posts').insert({ id, type: 'Post', body: 'Look', ...media })).error).toBeNull()
  await moderator.rpc('moderate', { subject_kind: 'post', subject_id: id, decision: 'approve' })
  expect((await stack.connect().from('posts').select('status').eq('id', id).single()).data?.status).toBe('public')
  return id
}

it('a picture stays as it was when it was approved, whatever its author tries', async () => {
  const path = `${folder}/${randomUUID()}.webp`
  const spare = `${folder}/${randomUUID()}.webp`
  // Signed while there was nothing to replace.
  const { data: early } = await files().createSignedUploadUrl(path, { upsert: true })
  await files().upload(path, SEEN, WEBP)
  await files().upload(spare, OTHER, WEBP)
  const id = await publish(path)

  const blob = new Blob([OTHER], { type: 'image/webp' })
  expect((await files().upload(path, OTHER, WEBP)).error).not.toBeNull()
  expect((await files().upload(path, OTHER, { ...WEBP, upsert: true })).error).not.toBeNull()
  expect((await files().update(path, OTHER, WEBP)).error).not.toBeNull()
  expect((await files().uploadToSignedUrl(path, early?.token ?? '', blob)).error).not.toBeNull()
  expect((await files().createSignedUploadUrl(path, { upsert: true })).error).not.toBeNull()
  expect((await files().move(path, `${folder}/away.webp`)).error).not.toBeNull()
  expect((await files().copy(spare, path)).error).not.toBeNull()
  expect((await files().remove([path])).data).toEqual([])
  expect(await read(path)).toEqual(SEEN)

  // The post shows another one, which waits: still nothing else can be at the address that was looked at.
  await author.from('posts').update({ media_path: spare }).eq('id', id)
  expect((await files().upload(path, OTHER, { ...WEBP, upsert: true })).error).not.toBeNull()
  expect((await files().update(path, OTHER, WEBP)).error).not.toBeNull()
  expect(await read(path)).toEqual(SEEN)
  expect((await files().remove([path])).data).toHaveLength(1)
  expect((await files().upload(path, OTHER, WEBP)).error).toMatchObject({ statusCode: '403' })
  expect((await files().upload(path, OTHER, { ...WEBP, upsert: true })).error).toMatchObject({ statusCode: '403' })
  expect((await files().uploadToSignedUrl(path, early?.token ?? '', blob)).error).not.toBeNull()
  expect((await files().move(spare, path)).error).not.toBeNull()
  expect((await files().copy(spare, path)).error).not.toBeNull()
  expect((await fetch(files().getPublicUrl(path).data.publicUrl)).ok).toBe(false)
  const back = await author.from('posts').update({ media_path: path }).eq('id', id)
  expect(back.error).toMatchObject({ code: '23514' })
})

it('what nobody has posted yet is not exchanged at its address either', async () => {
  const path = `${folder}/${randomUUID()}.webp`
  await files().upload(path, SEEN, WEBP)
  expect((await files().update(path, OTHER, WEBP)).error).not.toBeNull()
  expect((await files().remove([path])).data).toHaveLength(1)
  expect((await author.rpc('is_medium_closed', { path })).data).toBe(true)
  expect((await moderator.rpc('is_medium_closed', { path })).data).toBe(false)
  expect((await stack.connect().rpc('is_medium_closed', { path })).error).not.toBeNull()
  expect((await files().upload(path, OTHER, WEBP)).error).toMatchObject({ statusCode: '403' })
})

it('of several that are sent to one new address at the same moment one is stored, with its own bytes', async () => {
  for (let round = 0; round < 5; round += 1) {
    const path = `${folder}/${randomUUID()}.webp`
    const { data: signed } = await files().createSignedUploadUrl(path)
    const pictures = Array.from({ length: 6 }, (_, index) => webp(`picture ${index}. `.repeat(1 + index * 2000)))
    const spare = `${folder}/${randomUUID()}.webp`
    await files().upload(spare, pictures[2] ?? '', WEBP)
    const answers = await Promise.all(
      pictures.map((picture, index) => {
        if (index % 3 === 0) return files().upload(path, picture, WEBP)
        if (index % 3 === 1) return files().uploadToSignedUrl(path, signed?.token ?? '', picture, WEBP)
        return files().copy(spare, path)
      }),
    )
    const stored = pictures.flatMap((picture, index) => {
      if (answers[index]?.error !== null) return []
      return index % 3 === 2 ? (pictures[2] ?? []) : picture
    })
    expect(stored).toHaveLength(1)
    expect(await read(path)).toEqual(stored[0])
  }
})

it('a submission that has been exchanged since it was looked at is not approved', async () => {
  const id = randomUUID()
  await author.from('posts').insert({ id, type: 'Post', body: 'See www.example.com' })
  const seen = async () => {
    const { data } = await moderator.rpc('moderation_queue')
    return data.find(({ subject_id }: { subject_id: string }) => subject_id === id).submitted_at
  }
  const approve = async (seen_submission: string) =>
    moderator.rpc('moderate', {
      subject_kind: 'post',
      subject_id: id,
      decision: 'approve',
      reason: '',
      seen_submission,
    })
  const before = await seen()
  await author.from('posts').update({ body: 'See www.example.com/something-else' }).eq('id', id)
  expect((await approve(before)).error).toMatchObject({ code: '23514' })
  expect((await stack.connect().from('posts').select('id').eq('id', id)).data).toEqual([])
  expect((await approve(await seen())).error).toBeNull()
  expect((await stack.connect().from('posts').select('id').eq('id', id)).data).toEqual([{ id }])
})

it('whoever deletes a post before its files leaves them to the moderators', async () => {
  const path = `${folder}/${randomUUID()}.webp`
  await files().upload(path, SEEN, WEBP)
  const id = await publish(path)
  const named = async () => (await moderator.rpc('media_to_remove')).data
  const remove = async () => (await moderator.storage.from('community').remove([path])).data
  expect(await named()).not.toContain(path)
  expect(await remove()).toEqual([])
  await author.from('posts').delete().eq('id', id)
  expect((await author.rpc('media_to_remove')).error).not.toBeNull()
  expect(await named()).toContain(path)
  expect(await remove()).toHaveLength(1)
  expect(await named()).not.toContain(path)
  expect((await fetch(files().getPublicUrl(path).data.publicUrl)).ok).toBe(false)
})

it('what is sent twice is stored once, and nobody takes the id of another', async () => {
  const id = randomUUID()
  const send = (client: Client) => client.from('posts').insert({ id, type: 'Post', body: 'Look' })
  expect((await send(author)).error).toBeNull()
  expect(await send(author)).toMatchObject({ status: 409, error: { code: '23505' } })
  expect(await send(moderator)).toMatchObject({ status: 403, error: { code: '42501' } })
})

describe('a panorama', () => {
  const panorama = { media_alt: 'A beach', media_width: 1024, media_height: 512, panorama_faces: [256] }
  const tiles = () => `${folder}/${randomUUID().replaceAll('-', '')}-webp`
  const names = [
    ...['preview', 'poster-landscape', 'poster-portrait'].map((name) => `${name}.webp`),
    ...Array.from({ length: 6 }, (_, face) => `f256/${face}-0-0.webp`),
  ]

  it('is submitted when every tile is there, and nothing is added later to what was approved', async () => {
    const media_path = tiles()
    const late = `${media_path}/f256/0-0-1.webp`
    const { data: early } = await files().createSignedUploadUrl(late)
    const id = randomUUID()
    const submit = () => author.from('posts').insert({ id, type: 'VR', body: 'Look', media_path, ...panorama })
    for (const name of names) {
      expect((await submit()).error).toMatchObject({ code: '23514' })
      await files().upload(`${media_path}/${name}`, SEEN, WEBP)
    }
    expect((await submit()).error).toBeNull()
    await moderator.rpc('moderate', { subject_kind: 'post', subject_id: id, decision: 'approve' })

    const blob = new Blob([OTHER], { type: 'image/webp' })
    expect((await files().upload(late, OTHER, WEBP)).error).toMatchObject({ statusCode: '403' })
    expect((await files().uploadToSignedUrl(late, early?.token ?? '', blob)).error).not.toBeNull()
    expect(await read(late)).not.toEqual(OTHER)
  })

  it('holds pictures alone, each of four megabytes and a hundred megapixels at most, in the folder of who sends it', async () => {
    const path = `${tiles()}/f256/0-0-0`
    const drawing = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'], { type: 'image/svg+xml' })
    expect((await files().upload(`${path}.svg`, drawing)).error).toMatchObject({ statusCode: '415' })
    const disguised = new Blob([drawing], { type: 'image/webp' })
    const huge = webp('', 30_000, 15_000)
    const { data: signed } = await files().createSignedUploadUrl(`${path}.webp`)
    const sendSigned = (body: Blob | Uint8Array<ArrayBuffer>) =>
      files().uploadToSignedUrl(`${path}.webp`, signed?.token ?? '', body, WEBP)
    expect((await files().upload(`${path}.webp`, disguised)).error).toMatchObject({ statusCode: '415' })
    expect((await files().upload(`${path}.webp`, huge, WEBP)).error).toMatchObject({ statusCode: '413' })
    expect((await files().update(`${path}.webp`, huge, WEBP)).error).toMatchObject({ statusCode: '413' })
    expect((await sendSigned(disguised)).error).toMatchObject({ statusCode: '415' })
    expect((await sendSigned(huge)).error).toMatchObject({ statusCode: '413' })
    expect((await fetch(files().getPublicUrl(`${path}.webp`).data.publicUrl)).ok).toBe(false)
    const large = new Blob([SEEN, new Uint8Array(4 * 1024 * 1024)], { type: 'image/webp' })
    expect((await files().upload(`${path}.webp`, large)).error).toMatchObject({ statusCode: '413' })
    const { error } = await moderator.storage.from('community').upload(`${path}.webp`, SEEN, WEBP)
    expect(error).toMatchObject({ statusCode: '403' })
  })

  it('that a moderator has removed is deleted by them, file by file', async () => {
    const media_path = tiles()
    for (const name of names) await files().upload(`${media_path}/${name}`, SEEN, WEBP)
    const id = randomUUID()
    await author.from('posts').insert({ id, type: 'VR', body: 'Look', media_path, ...panorama })
    const paths = names.map((name) => `${media_path}/${name}`)
    const removed = async () => (await moderator.storage.from('community').remove(paths)).data
    expect(await removed()).toEqual([])
    await moderator.rpc('moderate', { subject_kind: 'post', subject_id: id, decision: 'remove' })
    expect(await removed()).toHaveLength(names.length)
    expect(await read(`${media_path}/preview.webp`)).not.toEqual(SEEN)
  })
})
