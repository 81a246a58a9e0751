import { randomUUID } from 'node:crypto'
import type { Access } from './channel-access.ts'
import type { ChangeFilter } from './change-filter.ts'
import type { Claims } from './claims.ts'
import type { ChangeRequest, JoinRequest } from './parse-message.ts'
import { type PresenceDiff, PresenceRoom } from './presence-room.ts'

/** One of the changes that a channel waits for; the client knows it by its number. */
export type Subscription = { id: number; request: ChangeRequest; filter: ChangeFilter | null }

/** Somebody's connection to a topic. */
export type Channel = {
  topic: string
  request: JoinRequest
  subscriptions: readonly Subscription[]
  /** These two change when the client brings a newer token. */
  claims: Claims
  access: Access
  send: (event: string, payload: object) => void
  /** Ends it from this side and says why. */
  close: (reason: string) => void
}

export type Broadcast = { topic: string; event: string; payload: unknown; isPrivate: boolean }

type Room = { channels: Set<Channel>; presence: PresenceRoom<Channel> }

/** Everybody who is connected, by topic. A private topic and a public one of the same name are two rooms. */
export function createHub() {
  const rooms = new Map<string, Room>()
  const nameOf = (topic: string, isPrivate: boolean) => `${isPrivate ? 'private' : 'public'} ${topic}`
  const roomOf = ({ topic, request }: Channel) => rooms.get(nameOf(topic, request.isPrivate))

  return { join, leave, broadcast, track, untrack, channels }

  function join(channel: Channel): void {
    const name = nameOf(channel.topic, channel.request.isPrivate)
    const room = rooms.get(name) ?? { channels: new Set(), presence: new PresenceRoom() }
    rooms.set(name, room)
    room.channels.add(channel)
    if (seesPresence(channel)) channel.send('presence_state', room.presence.state())
  }

  function leave(channel: Channel): void {
    untrack(channel)
    const room = roomOf(channel)
    room?.channels.delete(channel)
    if (room?.channels.size === 0) rooms.delete(nameOf(channel.topic, channel.request.isPrivate))
  }

  function broadcast({ topic, event, payload, isPrivate }: Broadcast, except?: Channel): void {
    const message = { type: 'broadcast', event, payload, meta: { id: randomUUID() } }
    for (const channel of rooms.get(nameOf(topic, isPrivate))?.channels ?? []) {
      if (channel !== except && channel.access.broadcast.canRead) channel.send('broadcast', message)
    }
  }

  /**
   * What somebody says replaces what they said before. That leaves in a message of its own, because the client library
   * 2.109 would keep it otherwise: https://github.com/supabase/supabase-js/issues/2565
   */
  function track(channel: Channel, payload: Readonly<Record<string, unknown>>): void {
    untrack(channel)
    const room = roomOf(channel)
    if (room) tell(room, room.presence.track(channel, channel.request.presence.key, payload))
  }

  function untrack(channel: Channel): void {
    const room = roomOf(channel)
    const diff = room?.presence.untrack(channel)
    if (room && diff) tell(room, diff)
  }

  function tell(room: Room, diff: PresenceDiff): void {
    for (const channel of room.channels) if (seesPresence(channel)) channel.send('presence_diff', diff)
  }

  function channels(): Channel[] {
    return [...rooms.values()].flatMap((room) => [...room.channels])
  }
}

export type Hub = ReturnType<typeof createHub>

function seesPresence({ request, access }: Channel): boolean {
  return request.presence.isEnabled && access.presence.canRead
}
