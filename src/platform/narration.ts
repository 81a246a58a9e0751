export type Speech = { stop: () => void }

/** True where this device has a voice for the language, `en` or `sw`. Voices may arrive some time after the page. */
export function hasVoice(language: string): boolean {
  return voiceFor(language) !== null
}

/** Calls back whenever the voices of this device change. Returns the way to stop. */
export function watchVoices(onChanged: () => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => {}
  speechSynthesis.addEventListener('voiceschanged', onChanged)
  return () => speechSynthesis.removeEventListener('voiceschanged', onChanged)
}

type SpeechEvents = {
  /** It has been said. */
  onEnded: () => void
  /** It could not be said, or not to its end. */
  onFailed: () => void
}

/** Reads a text out, and tells once how that ended unless it was stopped. Null where no voice speaks the language. */
export function speak(text: string, language: string, { onEnded, onFailed }: SpeechEvents): Speech | null {
  const voice = voiceFor(language)
  if (!voice) return null
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.voice = voice
  utterance.lang = voice.lang
  let isOver = false
  const endWith = (tell: () => void) => () => {
    if (isOver) return
    isOver = true
    tell()
  }
  utterance.addEventListener('end', endWith(onEnded))
  utterance.addEventListener('error', endWith(onFailed))
  speechSynthesis.speak(utterance)
  return {
    stop: () => {
      isOver = true
      speechSynthesis.cancel()
    },
  }
}

/** A voice of the device itself where there is one: others need a network. */
function voiceFor(language: string): SpeechSynthesisVoice | null {
  if (!('speechSynthesis' in globalThis)) return null
  const voices = speechSynthesis.getVoices().filter(({ lang }) => lang.toLowerCase().startsWith(language))
  return voices.find(({ localService }) => localService) ?? voices[0] ?? null
}
