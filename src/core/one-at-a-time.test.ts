import { expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

/** A job that ends when the test says so. */
function jobOf(name: string, begun: string[]) {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  const job = () => {
    begun.push(name)
    return ended
  }
  return { job, end: () => end() }
}

it('runs one job at a time, and of those that come meanwhile the latest', async () => {
  const begun: string[] = []
  const run = oneAtATime()
  const jobs = ['first', 'second', 'third', 'fourth'].map((name) => jobOf(name, begun))
  const [first, second, third, fourth] = jobs
  for (const one of [first, second, third]) if (one) run(one.job)
  expect(begun).toEqual(['first'])
  first?.end()
  await expect.poll(() => begun).toEqual(['first', 'third'])
  third?.end()
  await third?.job()
  begun.length = 0
  if (fourth) run(fourth.job)
  await expect.poll(() => begun).toEqual(['fourth'])
})
