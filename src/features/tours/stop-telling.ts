import type { Language } from '#content/messages/language.ts'
import type { Speech } from '#platform/narration.ts'
import { readingS } from './tour-script.ts'

const MS_PER_S = 1000
/** A voice that takes this many times as long as reading has stuck: some browsers never say that one ended. */
const LONGEST_VOICE = 3

/** Calls back once a text has been there long enough to be read. Returns the way to stop. */
export function waitToRead(text: string, onRead: () => void): () => void {
  return wait(readingS(text), onRead)
}

/**
 * Reads out, and calls back once that has been done; waits as for a reader where no voice speaks the language after all,
 * or it fails. Returns the way to stop.
 */
export function readAloud(text: string, language: Language, onRead: () => void): () => void {
  let speech: Speech | null = null
  let isOver = false
  const stop = () => {
    isOver = true
    stopWaiting()
    speech?.stop()
  }
  const finish = () => {
    stop()
    onRead()
  }
  const fallBack = () => {
    if (isOver) return
    stopWaiting()
    stopWaiting = waitToRead(text, finish)
  }
  let stopWaiting = wait(LONGEST_VOICE * readingS(text), finish)
  import('#platform/narration.ts').then(({ speak }) => {
    if (isOver) return
    speech = speak(text, language, { onEnded: finish, onFailed: fallBack })
    if (!speech) fallBack()
  }, fallBack)
  return stop
}

/** Calls back after so many seconds. Returns the way to stop. */
export function wait(seconds: number, onOver: () => void): () => void {
  const timer = setTimeout(onOver, seconds * MS_PER_S)
  return () => clearTimeout(timer)
}
