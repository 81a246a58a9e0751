import type { Asked, Sink } from './answer.ts'
import { cardOf, placeCards, showChips } from './cards.ts'
import type { Found, Knowledge } from './knowledge.ts'
import { searchWords } from './named-places.ts'
import { compareAnswer, findAnswer, placeAnswer, seeAnswer, showAnswer } from './place-answers.ts'
import { planAnswer } from './plan-answer.ts'
import type { Intent, Question } from './question.ts'
import { GUIDE_QUESTIONS, TEXTS } from './texts.ts'
import { understand } from './understand.ts'
import { unknownPlaceIn } from './unknown-place.ts'

/** Less than this of a question in the catalogue's words, and it is not about what the catalogue holds. */
const LEAST_COVERAGE = 0.5

const ANSWERS: Readonly<Record<Intent, (asked: Asked) => Promise<void> | void>> = {
  find: findAnswer,
  compare: compareAnswer,
  plan: planAnswer,
  place: placeAnswer,
  price: priceAnswer,
  payment: (asked) => guideAnswer(asked, asked.texts.payment),
  booking: (asked) => guideAnswer(asked, asked.texts.booking),
  sensitive: (asked) => guideAnswer(asked, asked.texts.sensitive),
  vr: (asked) => guideAnswer(asked, asked.texts.vr),
  ar: (asked) => guideAnswer(asked, asked.texts.ar),
  show: showAnswer,
  see: seeAnswer,
  trips: tripsAnswer,
  greeting: greetingAnswer,
  unknown: unknownAnswer,
}

/**
 * Whether the rules answer a question whoever is there to: health, entry and security have their sources and no other
 * word, and of somewhere that is not in the catalogue there is nothing to tell.
 */
export async function isForRules(question: Question, knowledge: Knowledge): Promise<boolean> {
  const places = await knowledge.places()
  const understood = understand(question, places)
  return understood.intent === 'sensitive' || unknownPlaceIn(question.text, understood, places) !== null
}

/** Answers by rules from what the catalogue and the guide hold, and from nothing else. The same question gives the same answer. */
export async function answerFromCatalogue(question: Question, knowledge: Knowledge, sink: Sink): Promise<void> {
  const places = await knowledge.places()
  const understood = understand(question, places)
  const texts = TEXTS[understood.language]
  const asked: Asked = { question, understood, places, knowledge, texts, sink }
  const stranger = unknownPlaceIn(question.text, understood, places)
  if (stranger !== null) {
    sink.say(texts.unknownPlace(stranger))
    await placeCards(asked, places)
    return
  }
  await ANSWERS[understood.intent](asked)
}

async function priceAnswer({ understood, knowledge, texts, sink }: Asked): Promise<void> {
  const plans = await knowledge.list(understood.language, { kinds: ['plan'] })
  sink.say(texts.price)
  for (const plan of plans) sink.show('card', cardOf(plan))
}

async function guideAnswer({ question, understood, knowledge, sink }: Asked, text: string): Promise<void> {
  const topic = GUIDE_QUESTIONS[understood.intent] ?? ''
  // The guide is English: what else an English question says tells which of its pages is meant.
  const words = understood.language === 'en' ? `${question.text} ${topic}` : topic
  const found = await knowledge.search(words, 'en', 12)
  sink.say(text)
  for (const page of found.filter(({ kind }) => kind === 'guide').slice(0, 3)) sink.show('card', cardOf(page))
}

async function tripsAnswer({ knowledge, texts, sink }: Asked): Promise<void> {
  if (!knowledge.myTrips) return sink.say(texts.tripsSignedOut)
  const trips = await knowledge.myTrips()
  sink.say(trips.length === 0 ? texts.noTrips : texts.trips(trips.length))
  for (const { id, kind, title, placeId, from, to } of trips) {
    const dates = [from, to].filter((day) => day !== null).join(' – ')
    sink.show('card', {
      id: `trip/${id}`,
      kind: 'destination',
      title,
      text: [texts.tripKinds[kind], dates].filter((part) => part !== '').join(', '),
      href: '/dashboard/trips',
      placeId,
    })
  }
}

function greetingAnswer({ texts, sink }: Asked): void {
  sink.say(texts.greeting)
  showChips(sink, texts.startChips)
}

async function unknownAnswer(asked: Asked): Promise<void> {
  const { question, understood, places, knowledge, texts, sink } = asked
  if (understood.topic !== null && places.some(({ id }) => id === question.placeId)) return placeAnswer(asked)
  const words = searchWords(question.text, places)
  const found = (await knowledge.search(words, understood.language, 6)).filter(isAbout)
  const best = found.slice(0, 3)
  if (best.length === 0) {
    sink.say(texts.unknown)
    return showChips(sink, texts.startChips)
  }
  sink.say(best.some(({ kind }) => kind === 'guide') ? texts.guide : texts.found)
  for (const one of best) sink.show('card', cardOf(one))
}

/** Enough of the question is in it to be meant by it. */
function isAbout({ coverage }: Found): boolean {
  return coverage > LEAST_COVERAGE
}
