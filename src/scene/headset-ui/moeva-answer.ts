import type { Message, MessagePart } from '#content/conversation.ts'
import type { assistantEn } from '#content/messages/assistant.en.ts'
import type { headsetEn } from '#content/messages/headset.en.ts'
import { withoutMarks } from '#content/plain-marks.ts'
import type { Direction } from '#core/view-projection.ts'
import type { Talk } from '#state/talk-store.ts'
import type { IconName } from './panel-icons.ts'

/** What choosing does. */
export type MoevaAct =
  | { kind: 'ask'; text: string }
  | { kind: 'look'; direction: Direction }
  | { kind: 'go'; href: string }
  | { kind: 'page' }
  | { kind: 'more' }

export type MoevaOption = { text: string; icon: IconName | null; act: MoevaAct }

type Texts = { assistant: typeof assistantEn; headset: typeof headsetEn }
/** The panorama on the stage by its id and as its page calls it, and which places have one. */
type Stage = { panoramaId: string | null; name: string; hasPanorama: (placeId: string) => boolean }

/** Who answers: the catalogue's rules say so. */
export function speakerOf({ messages }: Talk, { assistant }: Texts): string {
  const mode = messages.findLast(({ author }) => author === 'moeva')?.mode
  return assistant.modes[mode ?? 'model']
}

/** What the panel tells, in paragraphs of plain text: what was asked, the answer, and how it ended. */
export function paragraphsOf({ messages, state }: Talk, stage: Stage, texts: Texts): string[] {
  const { assistant } = texts
  const question = messages.findLast(({ author }) => author === 'person')
  if (!question) return [assistant.greetingFor(stage.name)]
  const asked = question.parts.map((part) => (part.kind === 'text' ? part.text : '')).join(' ')
  const answer = answerOf(messages)?.parts.flatMap((part) => told(part, texts)) ?? []
  const end = state === 'asking' ? (answer.length === 0 ? ['…'] : []) : state === 'resting' ? [] : [assistant[state]]
  return [`“${asked}”`, ...answer, ...end]
}

/** What may be chosen: what the answer shows, where it leads, what may be asked next, and the page behind all this. */
export function optionsOf({ messages, state, placeId }: Talk, stage: Stage, texts: Texts): MoevaOption[] {
  if (state === 'asking') return []
  const parts = answerOf(messages)?.parts ?? []
  const asked = messages.flatMap(({ author, parts: said }) =>
    author === 'person' ? said.map((part) => (part.kind === 'text' ? part.text : '')) : [],
  )
  const chips = parts.flatMap((part) => (part.kind === 'chips' ? part.chips : []))
  const starters = texts.assistant.startersFor
    .filter((text) => !asked.includes(text))
    .map((text) => ({ label: text, text }))
  return [
    ...parts.flatMap((part) => lookOf(part, stage, texts)),
    ...parts.flatMap((part) => wayOf(part, placeId, stage)),
    ...(chips.length > 0 ? chips : starters).map(({ label, text }): MoevaOption => ({
      text: label,
      icon: null,
      act: { kind: 'ask', text },
    })),
    { text: texts.headset.continueOnPage, icon: 'page', act: { kind: 'page' } },
  ]
}

/** So many of them as there are keys; where there are more, the last key shows the next ones, and in the end the first. */
export function optionsFrom(
  options: readonly MoevaOption[],
  first: number,
  { keys, more }: { keys: number; more: string },
): MoevaOption[] {
  if (options.length <= keys) return [...options]
  return [...options.slice(first, first + keys - 1), { text: more, icon: 'next', act: { kind: 'more' } }]
}

/** The first of the options that follow. */
export function nextOptions(options: readonly MoevaOption[], first: number, keys: number): number {
  const next = first + keys - 1
  return next < options.length ? next : 0
}

function answerOf(messages: readonly Message[]): Message | null {
  const last = messages.at(-1)
  return last?.author === 'moeva' ? last : null
}

function told(part: MessagePart, { assistant }: Texts): string[] {
  if (part.kind === 'text')
    return withoutMarks(part.text)
      .split(/\n+/)
      .filter((line) => line.trim() !== '')
  if (part.kind === 'card') return [`${part.card.title}: ${part.card.text}`]
  if (part.kind !== 'trip') return []
  const { plan, names } = part.trip
  return plan.stops.map(
    ({ placeId, firstDay, lastDay }) => `${assistant.trip.days(firstDay, lastDay)}: ${names[placeId] ?? placeId}`,
  )
}

function lookOf(part: MessagePart, { panoramaId }: Stage, { assistant }: Texts): MoevaOption[] {
  if (part.kind !== 'look') return []
  const { headingDeg, pitchDeg, title, href } = part.look
  const isHere = part.look.panoramaId === panoramaId
  const act: MoevaAct = isHere ? { kind: 'look', direction: { headingDeg, pitchDeg } } : { kind: 'go', href }
  return [{ text: assistant.showMe(title), icon: 'eye', act }]
}

/** The way to the panorama of another place that the answer speaks about. */
function wayOf(part: MessagePart, placeId: string | null, { hasPanorama }: Stage): MoevaOption[] {
  if (part.kind !== 'card' || part.card.kind !== 'destination') return []
  const { title, placeId: otherId } = part.card
  if (otherId === null || otherId === placeId || !hasPanorama(otherId)) return []
  return [{ text: title, icon: 'place', act: { kind: 'go', href: `/tours/${otherId}` } }]
}
