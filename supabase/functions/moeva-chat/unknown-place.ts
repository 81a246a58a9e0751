import type { NamedPlace, Understood } from './question.ts'
import { INTEREST_WORDS, MONTH_WORDS, NUMBER_WORDS } from './vocabulary.ts'

const NAMED =
  /(?:^|\s)(?:to|in|about|visit|for|of|see|is|kwenda|huko|kuhusu|ya|za)\s+((?:\p{Lu}[\p{L}'-]+)(?:\s\p{Lu}[\p{L}'-]+)*)/u
const WRITTEN_SMALL =
  /(?:^|\s)(?:days? in|days? to|trip to|travel to|go to|fly to|visit|kwenda|safari ya)\s+(\p{L}{4,})/u

/** Words with a capital that are no places, and words after a preposition that name none. */
const NO_PLACES: ReadonlySet<string> = new Set(
  'utalii utaliihub moeva explore paypal pesapal adventurer explorer guide enterprise plan swahili english kiswahili kiingereza africa east meta quest apple vision steam android iphone google webxr vr ar ai uhuru kibo mawenzi siku wiki mwezi this that these there your their some about with which what where more with moja mbili the place places somewhere days week month august everything'.split(
    ' ',
  ),
)

/** Somewhere that a question is about and the catalogue has not; null where it names nothing of the kind. */
export function unknownPlaceIn(
  text: string,
  { intent, slots }: Understood,
  places: readonly NamedPlace[],
): string | null {
  const isAboutPlaces = intent === 'find' || intent === 'plan' || intent === 'place' || intent === 'unknown'
  if (!isAboutPlaces || slots.placeIds.length > 0) return null
  const name =
    NAMED.exec(text)?.[1] ??
    (intent === 'plan' || intent === 'find' ? WRITTEN_SMALL.exec(text.toLowerCase())?.[1] : null)
  if (!name || name.length > 40) return null
  const words = name.toLowerCase().split(/\s+/)
  return words.some((word) => isKnownWord(word, places)) ? null : name
}

function isKnownWord(word: string, places: readonly NamedPlace[]): boolean {
  return (
    NO_PLACES.has(word) ||
    NUMBER_WORDS[word] !== undefined ||
    word === 'may' ||
    [...MONTH_WORDS, ...INTEREST_WORDS.map(([, pattern]) => pattern)].some((pattern) => pattern.test(word)) ||
    places.some(({ name, location }) => `${name} ${location}`.toLowerCase().includes(word))
  )
}
