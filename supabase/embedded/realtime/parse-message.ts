/** One message of a channel, the same in both versions of the protocol. */
export type Message = {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: Readonly<Record<string, unknown>>
}

export type ProtocolVersion = '1.0.0' | '2.0.0'

/** Which changes of the database a channel wants, as the client has written it; it is told the same back. */
export type ChangeRequest = { event: string; schema: string; table?: string; filter?: string }

export type JoinRequest = {
  token: string | undefined
  isPrivate: boolean
  broadcast: { ack: boolean; self: boolean }
  presence: { isEnabled: boolean; key: string }
  changes: readonly ChangeRequest[]
}

const BROADCAST_PUSH = 3
const JSON_ENCODING = 1
const HEADER_BYTES = 7

/**
 * Version 1 writes messages as objects, version 2 as arrays, and broadcasts in a binary frame of its own.
 * @throws Error when it is none of these.
 */
export function parseMessage(data: Buffer, isBinary: boolean): Message {
  return isBinary ? parseBinary(data) : parseText(data.toString('utf8'))
}

export function formatMessage({ joinRef, ref, topic, event, payload }: Message, version: ProtocolVersion): string {
  const isArray = version === '2.0.0'
  return JSON.stringify(
    isArray ? [joinRef, ref, topic, event, payload] : { join_ref: joinRef, ref, topic, event, payload },
  )
}

/** What is missing or of another type counts as not said. */
export function parseJoin(payload: unknown): JoinRequest {
  const { config, access_token: token } = toRecord(payload)
  const { broadcast, presence, postgres_changes: changes, private: isPrivate } = toRecord(config)
  const { ack, self } = toRecord(broadcast)
  const { enabled, key } = toRecord(presence)
  return {
    token: typeof token === 'string' ? token : undefined,
    isPrivate: isPrivate === true,
    broadcast: { ack: ack === true, self: self === true },
    presence: { isEnabled: enabled === true, key: typeof key === 'string' ? key : '' },
    changes: Array.isArray(changes) ? changes.map(parseChangeRequest) : [],
  }
}

function parseText(text: string): Message {
  const value: unknown = JSON.parse(text)
  const [joinRef, ref, topic, event, payload] = Array.isArray(value) ? value : fieldsOf(value)
  if (typeof topic !== 'string' || typeof event !== 'string') throw new Error('A message needs a topic and an event')
  return { joinRef: toRef(joinRef), ref: toRef(ref), topic, event, payload: toRecord(payload) }
}

function fieldsOf(value: unknown): unknown[] {
  const { join_ref: joinRef, ref, topic, event, payload } = toRecord(value)
  return [joinRef, ref, topic, event, payload]
}

/** Kind, five lengths and an encoding, one byte each; then five texts of these lengths, and the rest is the payload. */
function parseBinary(data: Buffer): Message {
  const [kind, ...lengths] = data.subarray(0, HEADER_BYTES - 1)
  if (kind !== BROADCAST_PUSH || lengths.length < 5) throw new Error('This binary message is of no known kind')
  if (data[HEADER_BYTES - 1] !== JSON_ENCODING) throw new Error('Broadcasts of bytes are not passed on')
  let offset = HEADER_BYTES
  const texts = lengths.map((length) => data.toString('utf8', offset, (offset += length)))
  const [joinRef = '', ref = '', topic = '', event = ''] = texts
  const payload: unknown = JSON.parse(data.toString('utf8', offset))
  return { joinRef: joinRef || null, ref: ref || null, topic, event: 'broadcast', payload: { event, payload } }
}

function parseChangeRequest(value: unknown): ChangeRequest {
  const { event, schema, table, filter } = toRecord(value)
  return {
    event: typeof event === 'string' ? event : '*',
    schema: typeof schema === 'string' ? schema : '*',
    ...(typeof table === 'string' && { table }),
    ...(typeof filter === 'string' && { filter }),
  }
}

function toRef(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
