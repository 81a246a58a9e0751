import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChatMessage } from '#content/community-message.ts'
import { AppError } from '#core/app-error.ts'
import type { ChatListener } from '#gateway/community-chat.ts'
import { createOutbox } from './chat-outbox.ts'
import { EMPTY_ROOM, enterRoom, type RoomBackend, type RoomState } from './chat-room.ts'

function message(id: string, position: number | null): ChatMessage {
  return {
    id,
    position,
    authorId: 'amina',
    author: { name: 'Amina', username: 'amina' },
    text: id,
    createdAt: '2026-11-21T10:00:00Z',
    state: position === null ? 'sending' : 'sent',
  }
}

/** A backend in memory, whose line can be cut. */
function createBackend(stored: ChatMessage[] = []) {
  let listener: ChatListener | undefined
  let isDown = false
  let isLive = false
  let isSuspended = false
  let losesAnswers = false
  const check = () => {
    if (isDown) throw new AppError('network', 'down')
  }
  const backend: RoomBackend = {
    fetchMessages: async (after) => {
      check()
      return after === null ? stored.slice(-50) : stored.filter(({ position }) => (position ?? 0) > after).slice(0, 50)
    },
    fetchOlderMessages: async (before) => stored.filter(({ position }) => (position ?? 0) < before).slice(-50),
    fetchMessagesById: async (ids) => stored.filter(({ id }) => ids.includes(id)),
    fetchStandings: async (from, to) => {
      check()
      const between = stored.filter(({ position }) => (position ?? 0) >= from && (position ?? 0) <= to)
      return new Map(between.map(({ id, state }) => [id, state === 'held' ? 'held' : 'sent']))
    },
    joinChat: (_key, given) => {
      listener = given
      return () => {
        listener = undefined
      }
    },
    sendMessage: async (id) => {
      check()
      if (isSuspended) throw new AppError('forbidden', 'refused', { cause: { code: 'UT403' } })
      if (stored.filter(({ authorId }) => authorId === 'amina').length > 70) {
        throw new AppError('invalid-data', 'slow', {
          cause: { code: '23514', message: 'There are already 20 messages' },
        })
      }
      const kept = post(id)
      if (losesAnswers) throw new AppError('network', 'cut')
      return kept
    },
  }
  function post(id: string): ChatMessage {
    const known = stored.find((one) => one.id === id)
    const kept = known ?? message(id, stored.length + 1)
    if (!known) stored.push(kept)
    if (isLive) listener?.onMessage(kept)
    return kept
  }
  return {
    backend,
    post,
    live: (value: boolean) => {
      isLive = value
      listener?.onLive(value)
    },
    down: (value: boolean) => {
      isDown = value
    },
    loseAnswers: () => {
      losesAnswers = true
    },
    suspend: () => {
      isSuspended = true
    },
    remove: (id: string) => listener?.onRemoved(id),
    /** As a suspension does: others are told nothing. */
    hide: (id: string) => {
      stored.splice(0, stored.length, ...stored.filter((one) => one.id !== id))
    },
    /** Others can read it from now on. */
    approve: (approved: ChatMessage) => {
      const others = stored.filter(({ id }) => id !== approved.id)
      stored.splice(
        0,
        stored.length,
        ...[...others, approved].toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0)),
      )
    },
    see: (count: number) => listener?.onPresence(count),
  }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function enter(server: ReturnType<typeof createBackend>, outbox = createOutbox(server.backend.sendMessage)) {
  let state: RoomState = EMPTY_ROOM
  const room = enterRoom(
    'amina',
    (next) => {
      state = next
    },
    server.backend,
    outbox,
  )
  return { room, state: () => state, texts: () => state.messages.map(({ text }) => text) }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

describe('the room of the chat', () => {
  it('begins with what was said, and can read what was said before', async () => {
    const server = createBackend(Array.from({ length: 60 }, (_, index) => message(`m${index + 1}`, index + 1)))
    const { room, texts, state } = enter(server)
    await settle()
    expect(texts()).toHaveLength(50)
    expect(state().hasOlder).toBe(true)
    await room.readOlder()
    expect(texts()[0]).toBe('m1')
    expect(texts()).toHaveLength(60)
    expect(state().hasOlder).toBe(false)
  })

  it('loses nothing and shows nothing twice over 20 cut-offs', async () => {
    const server = createBackend()
    const { texts } = enter(server)
    const said: string[] = []
    for (let cut = 0; cut < 20; cut += 1) {
      server.live(true)
      await settle()
      server.post(`${cut} live`)
      server.live(false)
      server.post(`${cut} away`)
      server.post(`${cut} away too`)
      said.push(`${cut} live`, `${cut} away`, `${cut} away too`)
      await settle()
    }
    server.live(true)
    await settle()
    expect(texts()).toEqual(said)
  })

  it('asks from time to time while live updates fail, and says so', async () => {
    const server = createBackend()
    const { texts, state } = enter(server)
    server.live(false)
    await settle()
    expect(state().isPolling).toBe(true)
    server.post('Jambo')
    await vi.advanceTimersByTimeAsync(4000)
    expect(texts()).toEqual(['Jambo'])
    server.live(true)
    expect(state().isPolling).toBe(false)
  })

  it('knows whether it is reached while it asks from time to time', async () => {
    const server = createBackend()
    const { room, state } = enter(server)
    server.live(false)
    await settle()
    expect(state().isReached).toBe(true)
    server.down(true)
    await vi.advanceTimersByTimeAsync(4000)
    expect(state()).toMatchObject({ isPolling: true, isReached: false })
    server.down(false)
    await vi.advanceTimersByTimeAsync(4000)
    expect(state()).toMatchObject({ isPolling: true, isReached: true })
    room.leave()
  })

  it('sends what was written quickly in the order in which it was written', async () => {
    const server = createBackend()
    const store = server.backend.sendMessage
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    server.backend.sendMessage = async (id, text) => {
      if (id === 'first') await held
      return store(id, text)
    }
    const { room, state } = enter(server)
    room.send(message('first', null))
    room.send(message('second', null))
    await settle()
    release()
    await settle()
    expect(state().messages.map(({ id, position }) => [id, position])).toEqual([
      ['first', 1],
      ['second', 2],
    ])
  })

  it('shows a message at once, keeps it where it did not arrive, and sends it again once', async () => {
    const server = createBackend()
    const { room, state, texts } = enter(server)
    server.live(true)
    server.down(true)
    room.send(message('mine', null))
    expect(state().messages.map((one) => one.state)).toEqual(['sending'])
    await settle()
    expect(state().messages.map((one) => one.state)).toEqual(['failed'])
    server.down(false)
    const [failed] = state().messages
    if (failed) room.send(failed)
    await settle()
    expect(state().messages.map((one) => one.state)).toEqual(['sent'])
    server.post('mine')
    expect(texts()).toEqual(['mine'])
  })

  it('keeps what was not sent while nobody is in the room, also what fails only then', async () => {
    const server = createBackend()
    const outbox = createOutbox(server.backend.sendMessage)
    const first = enter(server, outbox)
    server.down(true)
    first.room.send(message('before', null))
    await settle()
    first.room.send(message('mine', null))
    first.room.leave()
    await settle()
    const second = enter(server, outbox)
    expect(second.state().messages.map(({ id, state }) => [id, state])).toEqual([
      ['before', 'failed'],
      ['mine', 'failed'],
    ])
    server.down(false)
    for (const one of second.state().messages) second.room.send(one)
    await settle()
    second.room.leave()
    expect(enter(server, outbox).texts()).toEqual([])
    expect(second.state().messages.map((one) => one.state)).toEqual(['sent', 'sent'])
  })

  it('does not call a message lost that arrived, where only the answer did not', async () => {
    const server = createBackend()
    const { room, state } = enter(server)
    server.live(true)
    await settle()
    server.loseAnswers()
    room.send(message('mine', null))
    await settle()
    expect(state().messages.map((one) => one.state)).toEqual(['sent'])
  })

  it('says when there were too many', async () => {
    const server = createBackend(Array.from({ length: 71 }, (_, index) => message(`m${index}`, index + 1)))
    const { room, state } = enter(server)
    await settle()
    room.send(message('mine', null))
    await settle()
    expect(state().refused.get('mine')).toBe('tooMany')
  })

  it('says when moderators have suspended the person', async () => {
    const server = createBackend()
    const { room, state } = enter(server)
    server.suspend()
    room.send(message('mine', null))
    await settle()
    expect(state().refused.get('mine')).toBe('suspended')
  })

  it('takes out what moderators have hidden, within half a minute, and nothing that is still on its way', async () => {
    const server = createBackend(['one', 'two', 'three'].map((id, index) => message(id, index + 1)))
    const { room, texts } = enter(server)
    await settle()
    server.down(true)
    room.send(message('mine', null))
    await settle()
    server.hide('two')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(texts()).toEqual(['one', 'two', 'three', 'mine'])
    server.down(false)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(texts()).toEqual(['one', 'three', 'mine'])
    room.leave()
  })

  it('misses nothing that others have said before what one has sent while live updates fail', async () => {
    const server = createBackend([message('one', 1)])
    const { room, texts } = enter(server)
    await settle()
    server.live(false)
    await settle()
    server.post('theirs')
    room.send(message('mine', null))
    await settle()
    expect(texts()).toEqual(['one', 'mine'])
    await vi.advanceTimersByTimeAsync(4000)
    expect(texts()).toEqual(['one', 'theirs', 'mine'])
    room.leave()
  })

  it('misses nothing where what came before live updates could not be read', async () => {
    const server = createBackend([message('one', 1)])
    const { room, texts } = enter(server)
    await settle()
    server.live(false)
    server.post('two')
    server.down(true)
    server.live(true)
    await settle()
    server.post('three')
    server.down(false)
    expect(texts()).toEqual(['one', 'three'])
    server.live(false)
    await settle()
    expect(texts()).toEqual(['one', 'two', 'three'])
    room.leave()
  })

  it('shows what moderators have approved in between also where live updates fail', async () => {
    const theirs: ChatMessage = { ...message('with a link', 2), authorId: 'baraka' }
    const mine: ChatMessage = { ...message('mine with a link', 3), state: 'held' }
    const server = createBackend([message('one', 1), mine, message('four', 4)])
    const { room, texts, state } = enter(server)
    server.live(false)
    await settle()
    expect(texts()).toEqual(['one', 'mine with a link', 'four'])
    server.approve(theirs)
    server.approve({ ...mine, state: 'sent' })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(texts()).toEqual(['one', 'with a link', 'mine with a link', 'four'])
    expect(state().messages.map((one) => one.state)).not.toContain('held')
    room.leave()
  })

  it('takes out what was removed, and knows who is here', async () => {
    const server = createBackend()
    const { texts, state } = enter(server)
    server.live(true)
    server.post('rude')
    server.see(3)
    server.remove('rude')
    expect(texts()).toEqual([])
    expect(state().presence).toBe(3)
    server.live(false)
    expect(state().presence).toBeNull()
  })

  it('hears nothing any more once it was left', async () => {
    const server = createBackend()
    const { room, texts } = enter(server)
    room.leave()
    server.post('late')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(texts()).toEqual([])
  })
})
