import { type ChatMessage, parseChatMessage } from '#content/community-message.ts'
import { backendClient, type BackendClient } from './backend-client.ts'
import { reachBackend } from './reach-backend.ts'
import { isAlreadyThere, toAppError } from './row-errors.ts'
import { watchRows } from './watch-rows.ts'

const COLUMNS = 'id, position, author_id, author_name, author_username, body, status, created_at'
const PAGE_SIZE = 50
/** Fewer than any backend answers at once: what is not answered counts as hidden. */
const STANDINGS_AT_ONCE = 500

/**
 * Messages after a position, or the latest where there is none; the oldest first, at most 50.
 * @throws AppError
 */
export async function fetchMessages(after: number | null): Promise<ChatMessage[]> {
  const client = await backendClient()
  let query = client.from('chat_messages').select(COLUMNS).in('status', ['public', 'in_review']).limit(PAGE_SIZE)
  query = after === null ? query.order('position', { ascending: false }) : query.gt('position', after).order('position')
  const { data, error, status } = await query
  if (error) throw toAppError(error, status, 'Could not load the messages')
  const messages = data.flatMap((row) => parseChatMessage(row) ?? [])
  return after === null ? messages.toReversed() : messages
}

/**
 * What was said before a position, the oldest first.
 * @throws AppError
 */
export async function fetchOlderMessages(before: number): Promise<ChatMessage[]> {
  const client = await backendClient()
  const { data, error, status } = await client
    .from('chat_messages')
    .select(COLUMNS)
    .in('status', ['public', 'in_review'])
    .lt('position', before)
    .order('position', { ascending: false })
    .limit(PAGE_SIZE)
  if (error) throw toAppError(error, status, 'Could not load older messages')
  return data.flatMap((row) => parseChatMessage(row) ?? []).toReversed()
}

/** 'held' waits for a moderator. */
export type MessageStanding = 'sent' | 'held'

/**
 * How the messages between two positions, both included, stand for who asks; those that may not be read are left out.
 * @throws AppError
 */
export async function fetchStandings(from: number, to: number): Promise<ReadonlyMap<string, MessageStanding>> {
  const client = await backendClient()
  const standings = new Map<string, MessageStanding>()
  for (let next = from; ;) {
    const { data, error, status } = await client
      .from('chat_messages')
      .select('id, status, position')
      .in('status', ['public', 'in_review'])
      .gte('position', next)
      .lte('position', to)
      .order('position')
      .limit(STANDINGS_AT_ONCE)
    if (error) throw toAppError(error, status, 'Could not look at the messages again')
    for (const { id, status: standing } of data) standings.set(id, standing === 'in_review' ? 'held' : 'sent')
    const last = data.at(-1)
    if (!last || data.length < STANDINGS_AT_ONCE) return standings
    next = last.position + 1
  }
}

/** @throws AppError */
export async function fetchMessagesById(ids: readonly string[]): Promise<ChatMessage[]> {
  const client = await backendClient()
  const { data, error, status } = await client
    .from('chat_messages')
    .select(COLUMNS)
    .in('id', [...ids])
  if (error) throw toAppError(error, status, 'Could not load the messages')
  return data.flatMap((row) => parseChatMessage(row) ?? [])
}

/**
 * Stores a message and answers it with its place in the order. The same one again is no error.
 * @throws AppError `invalid-data` where there are too many in a minute.
 */
export async function sendMessage(id: string, text: string): Promise<ChatMessage | null> {
  const client = await backendClient()
  const { error, status } = await client.from('chat_messages').insert({ id, body: text })
  if (error && !isAlreadyThere(error)) throw toAppError(error, status, 'Could not send the message')
  const stored = await client.from('chat_messages').select(COLUMNS).eq('id', id).single()
  if (stored.error) throw toAppError(stored.error, stored.status, 'Could not read the message')
  return parseChatMessage(stored.data)
}

export type ChatListener = {
  onMessage: (message: ChatMessage) => void
  onRemoved: (id: string) => void
  /** True when changes are told from now on: read what was missed. False when they are not: ask from time to time. */
  onLive: (isLive: boolean) => void
  /** How many people have the chat open, this one among them. */
  onPresence: (count: number) => void
}

/** The client knows one channel by one name: a room that somebody is about to leave cannot be joined. */
let leaving: Promise<unknown> = Promise.resolve()

/** Joins the one room of the chat. Returns the way to leave it. */
export function joinChat(personKey: string, listener: ChatListener): () => void {
  const join = (client: BackendClient) => {
    let hasLeft = false
    let leave = () => {}
    void leaving.then(() => {
      if (hasLeft) return
      const channel = enter(client, personKey, listener)
      leave = () => {
        leaving = client.removeChannel(channel)
      }
    })
    return () => {
      hasLeft = true
      leave()
    }
  }
  return reachBackend(join, () => listener.onLive(false))
}

function enter(client: BackendClient, personKey: string, listener: ChatListener) {
  const removed = (row: object) => {
    if ('id' in row && typeof row.id === 'string') listener.onRemoved(row.id)
  }
  const channel = client.channel('community-chat', { config: { presence: { key: personKey } } })
  return (
    channel
      .on('postgres_changes', { event: '*', schema: 'public', table: 'chat_messages' }, (change) => {
        if (change.eventType === 'DELETE') return removed(change.old)
        const message = parseChatMessage(change.new)
        if (message) listener.onMessage(message)
        else removed(change.new)
      })
      // A hosted project joins the channel first and its tables later, which it says by this alone.
      .on('system', {}, ({ extension, status }) => {
        if (extension === 'postgres_changes' && status === 'ok') listener.onLive(true)
      })
      .on('presence', { event: 'sync' }, () => listener.onPresence(Object.keys(channel.presenceState()).length))
      .subscribe((status) => {
        listener.onLive(status === 'SUBSCRIBED')
        if (status === 'SUBSCRIBED') void channel.track({})
      })
  )
}

/**
 * Calls back with every message that everybody may read, without entering the room, and with `onLive` when that begins,
 * also again: what was said before is to be read. Returns the way to stop.
 */
export function watchMessages(onMessage: (message: ChatMessage) => void, onLive: () => void): () => void {
  const onRow = (row: Record<string, unknown>) => {
    // A message that was deleted has no row any more.
    const message = 'id' in row ? parseChatMessage(row) : null
    if (message) onMessage(message)
  }
  return watchRows({ table: 'chat_messages', filter: 'status=eq.public' }, { onRow, onLive })
}

/** @throws AppError */
export async function deleteMessage(id: string): Promise<void> {
  const client = await backendClient()
  const { error, status } = await client.from('chat_messages').delete().eq('id', id)
  if (error) throw toAppError(error, status, 'Could not delete the message')
}
