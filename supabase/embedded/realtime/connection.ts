import { randomUUID } from 'node:crypto'
import type { Admit } from './admission.ts'
import { parseChangeFilter } from './change-filter.ts'
import type { Channel, Hub, Subscription } from './hub.ts'
import type { Outlet } from './outlet.ts'
import { type ChangeRequest, type Message, parseJoin } from './parse-message.ts'

type Options = {
  outlet: Outlet
  /** Stands for the person where a message brings no token. */
  apiKey: string
  hub: Hub
  admit: Admit
}

export type Connection = {
  /** Answers one message; the next must wait for it, because a join takes a while. */
  handle: (message: Message) => Promise<void>
  end: () => void
}

const MAX_CHANNELS = 100
let lastSubscription = 0

/** One client's channels. Messages: https://supabase.com/docs/guides/realtime/protocol */
export function createConnection({ outlet, apiKey, hub, admit }: Options): Connection {
  const channels = new Map<string, Channel>()
  return { handle, end: () => [...channels.values()].forEach(forget) }

  async function handle(message: Message): Promise<void> {
    const { topic, event } = message
    const channel = channels.get(topic)
    if (topic === 'phoenix' && event === 'heartbeat') outlet.reply(message, 'ok')
    else if (event === 'phx_join') await join(message)
    else if (!channel) outlet.reply(message, 'error', { reason: 'unmatched topic' })
    else if (event === 'phx_leave') leave(message, channel)
    else if (event === 'access_token') await renew(channel, message.payload['access_token'])
    else if (event === 'broadcast') broadcast(message, channel)
    else if (event === 'presence') setPresence(message, channel)
  }

  async function join(message: Message): Promise<void> {
    const { topic } = message
    const earlier = channels.get(topic)
    if (earlier) forget(earlier)
    try {
      if (channels.size >= MAX_CHANNELS) throw new Error('ChannelRateLimitReached: Too many channels')
      const channel = await createChannel(message)
      if (!outlet.isOpen()) return
      channels.set(topic, channel)
      outlet.reply(message, 'ok', { postgres_changes: channel.subscriptions.map(toReply) })
      if (channel.subscriptions.length > 0) channel.send('system', stateOf(topic, 'ok', 'Subscribed to PostgreSQL'))
      hub.join(channel)
    } catch (error) {
      outlet.reply(message, 'error', { reason: describe(error) })
    }
  }

  async function createChannel({ topic, joinRef, payload }: Message): Promise<Channel> {
    const request = parseJoin(payload)
    const presence = { ...request.presence, key: request.presence.key || randomUUID() }
    const channel: Channel = {
      topic,
      request: { ...request, presence },
      subscriptions: request.changes.map(toSubscription),
      ...(await admit(request.token ?? apiKey, nameOf(topic), request.isPrivate)),
      send: (event, content) => outlet.send({ joinRef, ref: null, topic, event, payload: { ...content } }),
      close: (reason) => {
        channel.send('system', stateOf(topic, 'error', reason))
        forget(channel)
        outlet.send({ joinRef, ref: joinRef, topic, event: 'phx_close', payload: {} })
      },
    }
    return channel
  }

  function leave(message: Message, channel: Channel): void {
    forget(channel)
    outlet.reply(message, 'ok')
    outlet.send({ ...message, event: 'phx_close', payload: {} })
  }

  /** A newer token takes the place of the one that the channel was joined with; one that is no good ends the channel. */
  async function renew(channel: Channel, token: unknown): Promise<void> {
    if (typeof token !== 'string') return
    try {
      Object.assign(channel, await admit(token, nameOf(channel.topic), channel.request.isPrivate))
    } catch (error) {
      channel.close(describe(error))
    }
  }

  function broadcast(message: Message, channel: Channel): void {
    const { topic, request, access } = channel
    const { event, payload } = message.payload
    const isAllowed = access.broadcast.canWrite && typeof event === 'string'
    const except = request.broadcast.self ? undefined : channel
    if (isAllowed) hub.broadcast({ topic, event, payload, isPrivate: request.isPrivate }, except)
    if (request.broadcast.ack) outlet.reply(message, isAllowed ? 'ok' : 'error')
  }

  function setPresence(message: Message, channel: Channel): void {
    const { event, payload } = message.payload
    const isAllowed = channel.access.presence.canWrite
    if (isAllowed && event === 'track') hub.track(channel, { ...(typeof payload === 'object' && payload) })
    if (isAllowed && event === 'untrack') hub.untrack(channel)
    outlet.reply(message, isAllowed ? 'ok' : 'error')
  }

  function forget(channel: Channel): void {
    channels.delete(channel.topic)
    hub.leave(channel)
  }
}

function toSubscription(request: ChangeRequest): Subscription {
  const filter = request.filter === undefined ? null : parseChangeFilter(request.filter)
  return { id: ++lastSubscription, request, filter }
}

/** Topics as people and policies know them. */
function nameOf(topic: string): string {
  return topic.replace(/^realtime:/, '')
}

function toReply({ id, request }: Subscription) {
  return { id, ...request }
}

function stateOf(topic: string, status: 'ok' | 'error', message: string) {
  const extension = status === 'ok' ? 'postgres_changes' : 'system'
  return { channel: nameOf(topic), extension, status, message }
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
