import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readAloud } from './stop-telling.ts'
import { readingS } from './tour-script.ts'

const TEXT = 'A tree in which weavers build.'
const readingMs = readingS(TEXT) * 1000

class Utterance extends EventTarget {}
const said: Utterance[] = []
const onRead = vi.fn<() => void>()
const cancel = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  said.length = 0
  onRead.mockClear()
  cancel.mockClear()
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [{ lang: 'en-GB', localService: true }],
    speak: (utterance: Utterance) => void said.push(utterance),
    cancel,
  })
})
afterEach(() => vi.useRealTimers())

/** Reads out, and answers with the way to stop once the voice has begun. */
async function begin(language: 'en' | 'sw' = 'en') {
  const stop = readAloud(TEXT, language, onRead)
  await vi.dynamicImportSettled()
  return stop
}

it('goes on when the voice has ended', async () => {
  await begin()
  expect(onRead).not.toHaveBeenCalled()
  said[0]?.dispatchEvent(new Event('end'))
  expect(onRead).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(10 * readingMs)
  expect(onRead).toHaveBeenCalledOnce()
})

it('leaves time to read where the voice fails', async () => {
  await begin()
  said[0]?.dispatchEvent(new Event('error'))
  vi.advanceTimersByTime(readingMs - 1)
  expect(onRead).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onRead).toHaveBeenCalledOnce()
})

it('leaves time to read where no voice speaks the language', async () => {
  await begin('sw')
  expect(said).toEqual([])
  vi.advanceTimersByTime(readingMs)
  expect(onRead).toHaveBeenCalledOnce()
})

it('goes on, and silences the voice, where it never says that it ended', async () => {
  await begin()
  vi.advanceTimersByTime(3 * readingMs - 1)
  expect(onRead).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onRead).toHaveBeenCalledOnce()
  expect(cancel).toHaveBeenCalledOnce()
})

it('tells nothing once it is stopped', async () => {
  const stop = await begin()
  stop()
  said[0]?.dispatchEvent(new Event('error'))
  vi.advanceTimersByTime(10 * readingMs)
  expect(onRead).not.toHaveBeenCalled()
})
