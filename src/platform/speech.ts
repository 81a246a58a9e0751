/** As far as we use it; browsers name it in two ways, and the library of TypeScript in none. */
type Recognition = {
  lang: string
  start: () => void
  onend: (() => void) | null
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
}

/** The tags under which browsers know our languages. */
const TAGS: Readonly<Record<'en' | 'sw', string>> = { en: 'en-GB', sw: 'sw-TZ' }

/** True where the browser turns speech into text. */
export function canListen(): boolean {
  return recognition() !== null
}

/** Listens to one sentence and says what was heard, and when it listens no more. The browser asks the person first. */
export function listenOnce(language: 'en' | 'sw', onHeard: (text: string) => void, onEnd?: () => void): void {
  const Recognizer = recognition()
  if (!Recognizer) return
  const recognizer = new Recognizer()
  recognizer.lang = TAGS[language]
  recognizer.onresult = ({ results }) => {
    const text = results[0]?.[0]?.transcript.trim()
    if (text) onHeard(text)
  }
  recognizer.onend = onEnd ?? null
  recognizer.start()
}

/** True where the browser reads aloud. */
export function canSpeak(): boolean {
  return typeof globalThis.speechSynthesis !== 'undefined'
}

/** Reads aloud, instead of what was being read; asked again while it reads, it falls silent. */
export function speak(text: string, language: 'en' | 'sw'): void {
  const wasSpeaking = speechSynthesis.speaking
  speechSynthesis.cancel()
  if (wasSpeaking) return
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = TAGS[language]
  speechSynthesis.speak(utterance)
}

function recognition(): (new () => Recognition) | null {
  const found: unknown =
    Reflect.get(globalThis, 'SpeechRecognition') ?? Reflect.get(globalThis, 'webkitSpeechRecognition')
  return isRecognizer(found) ? found : null
}

function isRecognizer(value: unknown): value is new () => Recognition {
  return typeof value === 'function'
}
