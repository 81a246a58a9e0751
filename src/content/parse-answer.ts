import { AppError } from '#core/app-error.ts'
import type { LookTarget, SourceCard } from '#functions/_shared/answer-parts.ts'
import { parseTripPlan } from './parse-trip-plan.ts'
import type { AnswerEvent, Message, MessagePart } from './conversation.ts'

type Fields = Readonly<Record<string, unknown>>

const CARD_KINDS: readonly SourceCard['kind'][] = ['destination', 'fact', 'spot', 'guide', 'plan', 'provider']
/** An address of the app itself. */
const OWN_ADDRESS = /^\/(?!\/)[^\\\s]*$/

/** A piece of the stream; null for those that say nothing to a page. */
export function parseAnswerEvent(value: unknown): AnswerEvent | null {
  const chunk = fieldsOf(value)
  const { type } = chunk
  if (type === 'start') return { kind: 'begin', messageId: textIn(chunk, 'messageId') }
  if (type === 'text-delta') return { kind: 'delta', text: textIn(chunk, 'delta') }
  if (type === 'error') return { kind: 'failed', text: textIn(chunk, 'errorText') }
  if (type === 'finish') return { kind: 'end' }
  if (type === 'data-engine') {
    return { kind: 'mode', mode: fieldsOf(chunk.data).mode === 'model' ? 'model' : 'catalogue' }
  }
  const part = parsePart(chunk)
  return part && { kind: 'part', part }
}

/**
 * A row of the table `conversation_messages`.
 * @throws AppError `invalid-data` where it is anything else.
 */
export function parseStoredMessage(row: unknown): Message {
  const { id, author, parts, feedback } = fieldsOf(row)
  if (typeof id !== 'string' || (author !== 'person' && author !== 'moeva') || !Array.isArray(parts)) {
    throw new AppError('invalid-data', 'A message cannot be read')
  }
  const fields = parts.map(fieldsOf)
  const engine = fields.find(({ type }) => type === 'data-engine')
  return {
    id,
    author,
    parts: fields.flatMap((part) => parsePart(part) ?? []),
    mode: engine ? (fieldsOf(engine.data).mode === 'model' ? 'model' : 'catalogue') : null,
    feedback: feedback === 'up' || feedback === 'down' ? feedback : null,
  }
}

function parsePart(part: Fields): MessagePart | null {
  const data = fieldsOf(part.data)
  switch (part.type) {
    case 'text':
      return { kind: 'text', text: textIn(part, 'text') }
    case 'data-card':
      return { kind: 'card', card: parseCard(data) }
    case 'data-look':
      return { kind: 'look', look: parseLook(data) }
    case 'data-chips':
      return {
        kind: 'chips',
        chips: listIn(data, 'chips').map((chip) => ({ label: textIn(chip, 'label'), text: textIn(chip, 'text') })),
      }
    case 'data-trip':
      return { kind: 'trip', trip: { plan: parseTripPlan(data.plan), names: parseNames(data.names) } }
    default:
      return null
  }
}

function parseCard(data: Fields): SourceCard {
  const kind = CARD_KINDS.find((known) => known === data.kind)
  if (!kind) throw new AppError('invalid-data', 'A source of an answer is of no known kind')
  const { placeId } = data
  return {
    kind,
    id: textIn(data, 'id'),
    title: textIn(data, 'title'),
    text: textIn(data, 'text'),
    href: addressIn(data),
    placeId: typeof placeId === 'string' ? placeId : null,
  }
}

function parseLook(data: Fields): LookTarget {
  const { headingDeg, pitchDeg } = data
  if (typeof headingDeg !== 'number' || typeof pitchDeg !== 'number') {
    throw new AppError('invalid-data', 'A direction is not a number')
  }
  return {
    headingDeg,
    pitchDeg,
    panoramaId: textIn(data, 'panoramaId'),
    title: textIn(data, 'title'),
    href: addressIn(data),
    turnsAtOnce: data.turnsAtOnce === true,
  }
}

function addressIn(data: Fields): string {
  const href = textIn(data, 'href')
  if (!OWN_ADDRESS.test(href)) throw new AppError('invalid-data', 'A source lies outside the app')
  return href
}

function parseNames(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldsOf(value)).flatMap(([id, name]) => (typeof name === 'string' ? [[id, name]] : [])),
  )
}

function listIn(data: Fields, name: string): Fields[] {
  const value = data[name]
  if (!Array.isArray(value)) throw new AppError('invalid-data', `An answer has no ${name}`)
  return value.map(fieldsOf)
}

function textIn(data: Fields, name: string): string {
  const value = data[name]
  if (typeof value !== 'string') throw new AppError('invalid-data', `An answer has no ${name}`)
  return value
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
