import { expect, it } from 'vitest'
import { createHandover } from './handover.ts'

/** Gives until it has to wait; how many that were. */
async function giveAll(handover: ReturnType<typeof createHandover>, cut: number): Promise<number> {
  let given = 0
  const go = async () => {
    while (await handover.give(cut)) given += 1
  }
  void go()
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  return given
}

it('gives a few files ahead, and one more for each that is taken', async () => {
  const handover = createHandover(3)
  handover.begin(1)
  expect(await giveAll(handover, 1)).toBe(3)
  handover.taken(1)
  expect(await handover.give(1)).toBe(true)
})

it('ends a cut that waits when another begins', async () => {
  const handover = createHandover(1)
  handover.begin(1)
  expect(await handover.give(1)).toBe(true)
  const waiting = handover.give(1)
  handover.begin(2)
  expect(await waiting).toBe(false)
})

it('gives no more ahead where files of an earlier cut are taken late', async () => {
  const handover = createHandover(3)
  handover.begin(1)
  await giveAll(handover, 1)
  handover.begin(2)
  for (let late = 0; late < 3; late += 1) handover.taken(1)
  expect(await giveAll(handover, 2)).toBe(3)
})
