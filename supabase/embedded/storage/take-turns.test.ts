import { expect, it } from 'vitest'
import { createTurns, writtenKey } from './take-turns.ts'

it('runs what concerns one key one after the other, also after a failure, and others beside it', async () => {
  const takeTurns = createTurns()
  const done: string[] = []
  let finishFirst = () => {}
  const first = takeTurns('a', () => new Promise<void>((resolve) => (finishFirst = resolve)))
  const second = takeTurns('a', async () => {
    done.push('second')
    throw new Error('No room')
  })
  const third = takeTurns('a', async () => void done.push('third'))
  await takeTurns('b', async () => void done.push('other'))
  expect(done).toEqual(['other'])
  finishFirst()
  await first
  await expect(second).rejects.toThrow('No room')
  await third
  expect(done).toEqual(['other', 'second', 'third'])
})

const at = (path: string, body?: object) =>
  new Request(`http://localhost/storage/v1/object/${path}`, {
    method: 'POST',
    ...(body && { body: JSON.stringify(body) }),
  })

it.each([
  ['an upload', at('community/amina/a%20b.webp'), 'community/amina/a b.webp'],
  ['an address that was signed', at('upload/sign/community/amina/a%20b.webp?token=x'), 'community/amina/a b.webp'],
  ['a copy', at('copy', { bucketId: 'community', sourceKey: 'x', destinationKey: 'amina/a' }), 'community/amina/a'],
  ['a path that says nothing', at('community/%zz'), 'community/%zz'],
])('knows where %s is written', async (_, request, key) => {
  expect(await writtenKey(request)).toBe(key)
})
