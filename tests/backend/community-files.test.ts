import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestStack, type TestStack } from './test-stack.ts'

// What the bytes of a picture are after every way to write them; who may do what is in supabase/tests/database.
type Client = Awaited<ReturnType<TestStack['signUp']>>

const SEEN = 'as the moderator saw it'
const OTHER = 'something else'
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

async function read(path: string): Promise<string> {
  const response = await fetch(files().getPublicUrl(path).data.publicUrl, { cache: 'no-store' })
  return response.text()
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
  expect(await read(path)).toBe(SEEN)

  // What has been taken back can be changed, and waits again.
  await author.from('posts').update({ is_draft: true }).eq('id', id)
  expect((await files().remove([path])).data).toHaveLength(1)
  expect((await files().upload(path, OTHER, WEBP)).error).toBeNull()
  await author.from('posts').update({ is_draft: false }).eq('id', id)
  expect((await author.from('posts').select('status').eq('id', id).single()).data?.status).toBe('in_review')
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

it('nothing is added later to what was approved', async () => {
  const tiles = `${folder}/${randomUUID()}`
  const { data: early } = await files().createSignedUploadUrl(`${tiles}/1.webp`)
  await files().upload(`${tiles}/0.webp`, SEEN, WEBP)
  const id = randomUUID()
  const media = { media_path: tiles, media_alt: 'A beach', media_width: 40, media_height: 20, panorama_faces: [512] }
  await author.from('posts').insert({ id, type: 'VR', body: 'Look', ...media })
  await moderator.rpc('moderate', { subject_kind: 'post', subject_id: id, decision: 'approve' })

  const blob = new Blob([OTHER], { type: 'image/webp' })
  expect((await files().upload(`${tiles}/1.webp`, OTHER, WEBP)).error).toMatchObject({ statusCode: '403' })
  expect((await files().uploadToSignedUrl(`${tiles}/1.webp`, early?.token ?? '', blob)).error).not.toBeNull()
  expect(await read(`${tiles}/1.webp`)).not.toContain(OTHER)
})
