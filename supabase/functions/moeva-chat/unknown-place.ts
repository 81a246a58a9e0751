import type { NamedPlace, Understood } from './question.ts'
import { INTEREST_WORDS, MONTH_WORDS, NUMBER_WORDS } from './vocabulary.ts'

const NAMED =
  /(?:^|\s)(?:to|in|about|visit|for|of|see|is|kwenda|huko|kuhusu|ya|za)\s+((?:\p{Lu}[\p{L}'-]+)(?:\s\p{Lu}[\p{L}'-]+)*)/u
/** Where a place stands even in small letters, with days for it before. */
const SMALL_AFTER_DAYS = /(?:^|\s)(?:days? in|days? to)\s+(\p{L}{4,})/u
/** Where as often what is to be done stands, or a kind of trip. */
const SMALL_AFTER_TRIP = /(?:^|\s)(?:trip to|travel to|go to|fly to|visit|safari ya(?: kwenda)?|kwenda)\s+(\p{L}{4,})/u
/** Who asks where to go names no place to go to. */
const ASKS_WHERE = /\b(where|which|what|wapi|gani|nini)\b/
const SWAHILI_INFINITIVE = /^k[uw]\p{L}+[aeiu]$/u
/** "At the": a common noun where somebody is, such as "kijijini". */
const SWAHILI_LOCATIVE = /\p{L}ni$/u

/** What may be done on a trip, kinds of it, and words of time: small words that stand where a place could. */
const NO_SMALL_PLACES: ReadonlySet<string> = new Set(
  'relax rest unwind swim watch explore enjoy celebrate learn discover climb hike trek dive surf sail escape experience meet visit take make have find spend stay walk ride camp sleep work study photograph first next again today tomorrow soon together alone total advance family friends honeymoon adventure vacation holiday weekend group school business budget cheap luxury familia fungate likizo mapumziko matembezi kikundi marafiki biashara kitalii kifahari nafuu wapenzi watoto shule harusi'.split(
    ' ',
  ),
)

/** Words with a capital that are no places, and words after a preposition that name none. */
const NO_PLACES: ReadonlySet<string> = new Set(
  'utalii utaliihub moeva explore paypal pesapal adventurer explorer guide enterprise plan swahili english kiswahili kiingereza africa east meta quest apple vision steam android iphone google webxr vr ar ai uhuru kibo mawenzi siku wiki mwezi this that these there your their some about with which what where more with moja mbili the place places somewhere days week month august everything'.split(
    ' ',
  ),
)

/** Somewhere that a question is about and the catalogue has not; null where it names nothing of the kind. */
export function unknownPlaceIn(text: string, understood: Understood, places: readonly NamedPlace[]): string | null {
  const { intent, slots } = understood
  const isAboutPlaces = intent === 'find' || intent === 'plan' || intent === 'place' || intent === 'unknown'
  if (!isAboutPlaces || slots.placeIds.length > 0) return null
  const name = NAMED.exec(text)?.[1] ?? (intent === 'plan' || intent === 'find' ? smallName(text, understood) : null)
  if (!name || name.length > 40) return null
  const words = name.toLowerCase().split(/\s+/)
  return words.some((word) => isKnownWord(word, places)) ? null : name
}

/** A name in small letters, where nothing else of the question says what is wished for. */
function smallName(text: string, { language, slots }: Understood): string | null {
  const words = text.toLowerCase()
  if (slots.interests.length > 0 || slots.anyInterest || ASKS_WHERE.test(words)) return null
  const hasTime = slots.days !== null || slots.month !== null
  const name = (SMALL_AFTER_DAYS.exec(words) ?? (hasTime ? null : SMALL_AFTER_TRIP.exec(words)))?.[1]
  if (name === undefined || NO_SMALL_PLACES.has(name)) return null
  const isSwahiliWord = language === 'sw' && (SWAHILI_INFINITIVE.test(name) || SWAHILI_LOCATIVE.test(name))
  return isSwahiliWord ? null : name
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
