import { beforeEach, expect, it, vi } from 'vitest'
import { deleteAccount } from './account-data.ts'
import { type BackendClient, backendClient } from './backend-client.ts'

vi.mock('./backend-client.ts')

type Answer = { error: unknown; response?: Response }

const invoke = vi.fn<(name: string, options: unknown) => Promise<Answer>>()
const getUser = vi.fn<() => Promise<{ error: { name?: string; code?: string } | null }>>()

beforeEach(() => {
  vi.mocked(backendClient).mockResolvedValue({ functions: { invoke }, auth: { getUser } } as unknown as BackendClient)
  invoke.mockReset()
  getUser.mockReset().mockResolvedValue({ error: null })
})

const LOST: Answer = { error: new Error('no answer') }
const answered = (status: number): Answer => ({ error: new Error(), response: new Response(null, { status }) })

it.each([
  ['deleted', { error: null }],
  ['wrong-password', answered(403)],
  ['too-many-tries', answered(429)],
  ['payment-under-way', answered(409)],
  ['kept', answered(500)],
  ['kept', LOST],
] as const)('is %s', async (outcome, answer) => {
  invoke.mockResolvedValue(answer)
  expect(await deleteAccount('secret-1')).toBe(outcome)
  expect(invoke).toHaveBeenCalledExactlyOnceWith('delete-account', { body: { password: 'secret-1' } })
})

it.each([
  ['whose answer was lost', LOST],
  ['that was done by the try before', answered(401)],
])('is deleted by a try %s', async (_, answer) => {
  invoke.mockResolvedValue(answer)
  getUser.mockResolvedValue({ error: { code: 'user_not_found' } })
  expect(await deleteAccount('secret-1')).toBe('deleted')
})

it.each([
  ['on another device', { name: 'AuthSessionMissingError', code: 'session_not_found' }],
  ['in another tab', { name: 'AuthSessionMissingError' }],
])('is signed-out where the session has ended %s', async (_, absence) => {
  invoke.mockResolvedValue(answered(401))
  getUser.mockResolvedValue({ error: absence })
  expect(await deleteAccount('secret-1')).toBe('signed-out')
})

it.each([
  ['that was lost', LOST, {}],
  ['that may follow a try which was done', answered(401), { name: 'AuthRetryableFetchError' }],
])('does not say what it cannot know from an answer %s', async (_, answer, absence) => {
  invoke.mockResolvedValue(answer)
  getUser.mockResolvedValue({ error: absence })
  await expect(deleteAccount('secret-1')).rejects.toMatchObject({ code: 'network' })
})
