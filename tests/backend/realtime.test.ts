import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { RealtimeChannel } from '@supabase/supabase-js'
import { createClient } from '@supabase/supabase-js'
import { SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import WebSocket from 'ws'
import { startTestStack, type TestStack } from './test-stack.ts'

type Client = Awaited<ReturnType<TestStack['signUp']>>
type Changed = { eventType: string; new: Record<string, unknown>; old: Record<string, unknown> }

describe.each(['native', 'pglite'] as const)('/realtime/v1 on %s', (engine) => {
  let stack: TestStack
  let moderator: Client
  /** Amina and Baraka are members of "camp", Chandra of nothing but "lobby", where everybody is. */
  let amina: Client
  let baraka: Client
  let chandra: Client

  beforeAll(async () => {
    stack = await startTestStack(engine)
    moderator = stack.connect(stack.keys.secretKey)
    amina = await enter('amina', ['camp', 'lobby'])
    baraka = await enter('baraka', ['camp', 'lobby'])
    chandra = await enter('chandra', ['lobby'])
  })
  afterEach(async () => {
    for (const client of [amina, baraka, chandra, moderator]) await client.removeAllChannels()
  })
  afterAll(() => stack.close())

  async function enter(name: string, rooms: string[]): Promise<Client> {
    const client = await stack.signUp(name)
    const id = await idOf(client)
    await moderator
      .from('room_members')
      .insert(rooms.map((room) => ({ room, user_id: id })))
      .throwOnError()
    await client.realtime.setAuth()
    return client
  }

  /** Collects what a client hears about the table. */
  async function listen(client: Client, filter: { event?: '*'; filter?: string } = {}) {
    const heard: Changed[] = []
    const channel = client.channel(randomUUID())
    channel.on('postgres_changes', { event: '*', schema: 'public', table: 'chat', ...filter }, (change) => {
      heard.push(change as unknown as Changed)
    })
    await joined(channel)
    return { heard, bodies: () => heard.map((change) => change.new['body']) }
  }

  const write = (client: Client, body: string, room = 'camp', stars = 0) =>
    client.from('chat').insert({ room, body, stars }).select('id').single().throwOnError()

  describe('changes of the database', () => {
    it('reach who may read the row, with the columns that they may read', async () => {
      const { heard } = await listen(baraka)
      const { data } = await write(amina, 'Lions at the river')
      await expect.poll(() => heard).toHaveLength(1)
      expect(heard[0]).toMatchObject({ eventType: 'INSERT', schema: 'public', table: 'chat', errors: null })
      expect(heard[0]?.new).toEqual({
        id: data.id,
        room: 'camp',
        body: 'Lions at the river',
        stars: 0,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      })
    })

    it('stay hidden from who may not', async () => {
      const chandras = await listen(chandra)
      const visitors = await listen(stack.connect())
      const moderators = await listen(moderator)
      await write(amina, 'secret of the camp')
      await write(amina, 'open to all', 'lobby')
      await expect.poll(chandras.bodies).toEqual(['open to all'])
      await expect.poll(moderators.bodies).toEqual(['secret of the camp', 'open to all'])
      expect(moderators.heard[0]?.new).toMatchObject({ remark: 'for moderators' })
      expect(visitors.heard).toEqual([])
    })

    it('come with the new row when it is changed, and only the key of a row that is gone', async () => {
      const { heard } = await listen(baraka)
      const { data } = await write(amina, 'draft')
      await amina.from('chat').update({ body: 'final' }).eq('id', data.id).throwOnError()
      // Whether a change may be seen is asked of the row: one that is gone by then has none to see.
      await expect.poll(() => heard.length).toBe(2)
      await amina.from('chat').delete().eq('id', data.id).throwOnError()
      await expect.poll(() => heard.map(({ eventType }) => eventType)).toEqual(['INSERT', 'UPDATE', 'DELETE'])
      expect(heard[1]).toMatchObject({ new: { body: 'final' }, old: { id: data.id } })
      expect(heard[2]?.old).toEqual({ id: data.id })
    })

    it.each([
      ['stars=eq.3', ['three']],
      ['stars=neq.3', ['one', 'five']],
      ['stars=gt.3', ['five']],
      ['stars=gte.3', ['three', 'five']],
      ['stars=lt.3', ['one']],
      ['stars=lte.3', ['one', 'three']],
      ['body=in.(one,five)', ['one', 'five']],
    ])('come through the filter %s', async (filter, expected) => {
      const filtered = await listen(baraka, { filter })
      const all = await listen(baraka)
      await write(amina, 'one', 'camp', 1)
      await write(amina, 'three', 'camp', 3)
      await write(amina, 'five', 'camp', 5)
      await expect.poll(all.bodies).toEqual(['one', 'three', 'five'])
      expect(filtered.bodies()).toEqual(expected)
    })

    it('tell nothing about columns through a filter on them', async () => {
      const guessing = await listen(baraka, { filter: 'remark=eq.for moderators' })
      const all = await listen(baraka)
      await write(amina, 'guess')
      await expect.poll(all.bodies).toEqual(['guess'])
      expect(guessing.heard).toEqual([])
    })

    it('are refused for what is no filter', async () => {
      await expect(listen(baraka, { filter: 'stars' })).rejects.toThrow('"stars" is no filter')
    })

    it('of which there are many at once all arrive, in their order', async () => {
      const { bodies } = await listen(baraka)
      const names = Array.from({ length: 100 }, (_, index) => `row ${index}`)
      await amina
        .from('chat')
        .insert(names.map((body) => ({ room: 'camp', body })))
        .throwOnError()
      await expect.poll(bodies, { timeout: 20_000 }).toEqual(names)
    })
  })

  describe('broadcasts', () => {
    it('reach the others, and the sender when it wants', async () => {
      const heard: string[] = []
      const hear = (name: string) => (message: { payload: { text: string } }) =>
        heard.push(`${name}: ${message.payload.text}`)
      const sender = amina.channel('typing', { config: { broadcast: { ack: true } } })
      await joined(sender.on('broadcast', { event: 'said' }, hear('amina')))
      await joined(baraka.channel('typing').on('broadcast', { event: 'said' }, hear('baraka')))
      const echo = chandra.channel('typing', { config: { broadcast: { self: true, ack: true } } })
      await joined(echo.on('broadcast', { event: 'said' }, hear('chandra')))
      expect(await sender.send({ type: 'broadcast', event: 'said', payload: { text: 'hello' } })).toBe('ok')
      expect(await echo.send({ type: 'broadcast', event: 'said', payload: { text: 'back' } })).toBe('ok')
      await expect
        .poll(() => heard.toSorted())
        .toEqual(['amina: back', 'baraka: back', 'baraka: hello', 'chandra: back', 'chandra: hello'])
    })

    it('can be sent without a socket', async () => {
      const heard: unknown[] = []
      await joined(
        baraka.channel('news').on('broadcast', { event: '*' }, ({ event, payload }) => heard.push([event, payload])),
      )
      expect(await amina.channel('news').httpSend('one', { by: 'http' })).toEqual({ success: true })
      const headers = { apikey: stack.keys.publishableKey, 'content-type': 'application/json' }
      const send = (body: string, keys = headers) =>
        fetch(`${stack.url}/realtime/v1/api/broadcast`, { method: 'POST', headers: keys, body })
      const several = JSON.stringify({ messages: [{ topic: 'news', event: 'two', payload: { by: 'list' } }] })
      expect((await send(several)).status).toBe(202)
      expect((await send(several, { ...headers, apikey: 'not ours' })).status).toBe(401)
      expect((await send('{"messages": "none"}')).status).toBe(422)
      await expect
        .poll(() => heard)
        .toEqual([
          ['one', { by: 'http' }],
          ['two', { by: 'list' }],
        ])
    })
  })

  describe('private channels', () => {
    const camp = (client: Client, config = {}) => client.channel('camp', { config: { private: true, ...config } })

    it('let in who the policies let in', async () => {
      await joined(camp(amina))
      await expect(joined(camp(chandra))).rejects.toThrow('permissions to read from this Channel topic: camp')
      await expect(joined(camp(stack.connect()))).rejects.toThrow('permissions to read')
    })

    it('carry what members send and what the database sends, and nothing from outside', async () => {
      const heard: string[] = []
      const outside: string[] = []
      await joined(camp(baraka).on('broadcast', { event: '*' }, ({ event }) => heard.push(event)))
      await joined(chandra.channel('camp').on('broadcast', { event: '*' }, ({ event }) => outside.push(event)))
      await chandra.channel('camp').send({ type: 'broadcast', event: 'public', payload: {} })
      await moderator.channel('camp').httpSend('to the public', {})
      const { keys, url } = stack
      const token = (await chandra.auth.getSession()).data.session?.access_token
      const headers = { apikey: keys.publishableKey, authorization: `Bearer ${token}` }
      const address = `${url}/realtime/v1/api/broadcast/camp/events/forged?private=true`
      expect((await fetch(address, { method: 'POST', headers, body: '{}' })).status).toBe(202)

      const sender = camp(amina, { broadcast: { ack: true } })
      await joined(sender)
      expect(await sender.send({ type: 'broadcast', event: 'hello', payload: {} })).toBe('ok')
      await amina.rpc('announce', { room: 'camp' }).throwOnError()
      await expect.poll(() => heard).toEqual(['hello', 'announced'])
      expect(outside).toEqual(['to the public'])
    })

    it('let nobody speak who may only listen', async () => {
      const tower = (client: Client) =>
        client.channel('tower', { config: { private: true, broadcast: { ack: true }, presence: { enabled: true } } })
      const heard: string[] = []
      const listener = tower(baraka).on('broadcast', { event: '*' }, ({ event }) => heard.push(event))
      await joined(listener)
      const speaker = tower(chandra)
      await joined(speaker)
      expect(await speaker.send({ type: 'broadcast', event: 'forged', payload: {} })).toBe('error')
      expect(await speaker.track({ at: 'the top' })).toBe('error')
      const keeper = tower(moderator)
      await joined(keeper)
      expect(await keeper.send({ type: 'broadcast', event: 'called', payload: {} })).toBe('ok')
      await expect.poll(() => heard).toEqual(['called'])
      expect(listener.presenceState()).toEqual({})
    })

    it('leave nothing of their trials in the table', async () => {
      await joined(camp(amina))
      const { data } = await amina.rpc('count_messages', { room: 'camp' }).throwOnError()
      const before = data
      await amina.removeAllChannels()
      await joined(camp(amina))
      expect((await amina.rpc('count_messages', { room: 'camp' })).data).toBe(before)
    })
  })

  describe('presence', () => {
    const lobby = (client: Client, key: string) =>
      client.channel('lobby', { config: { presence: { key } } }).on('presence', { event: 'sync' }, () => {})
    const present = (channel: RealtimeChannel) =>
      Object.fromEntries(
        Object.entries(channel.presenceState()).map(([key, metas]) => [
          key,
          metas.map((meta) => (meta as unknown as { at: string }).at),
        ]),
      )

    it('shows who is there, what they say last, and when they leave', async () => {
      const aminas = lobby(amina, 'amina')
      await joined(aminas)
      expect(await aminas.track({ at: 'the gate' })).toBe('ok')
      const barakas = lobby(baraka, 'baraka')
      await joined(barakas)
      await expect.poll(() => present(barakas)).toEqual({ amina: ['the gate'] })
      await barakas.track({ at: 'the river' })
      await aminas.track({ at: 'the hill' })
      for (const channel of [aminas, barakas]) {
        await expect.poll(() => present(channel)).toEqual({ amina: ['the hill'], baraka: ['the river'] })
      }
      await aminas.untrack()
      await expect.poll(() => present(barakas)).toEqual({ baraka: ['the river'] })
    })

    it('forgets who vanishes without a word', async () => {
      const aminas = lobby(amina, 'amina')
      await joined(aminas)
      const vanishing = stack.connect()
      const theirs = lobby(vanishing, 'vanishing')
      await joined(theirs)
      await theirs.track({ at: 'the edge' })
      await expect.poll(() => present(aminas)).toEqual({ vanishing: ['the edge'] })
      cutOff(vanishing)
      await expect.poll(() => present(aminas)).toEqual({})
      await vanishing.removeAllChannels()
    })
  })

  describe('tokens', () => {
    it('that have ended close the channel', async () => {
      const { jwtSecret } = JSON.parse(readFileSync(join(stack.dataDir, 'keys.json'), 'utf8'))
      const ended = await new SignJWT({ role: 'authenticated', sub: await idOf(amina) })
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime(1_700_000_000)
        .sign(new TextEncoder().encode(jwtSecret))
      const client = stack.connect()
      const states: string[] = []
      const channel = client.channel('any')
      await new Promise<void>((resolve) => {
        channel.subscribe((state) => {
          states.push(state)
          if (state === 'SUBSCRIBED') resolve()
        })
      })
      await client.realtime.setAuth(ended)
      await expect.poll(() => states).toEqual(['SUBSCRIBED', 'CLOSED'])
      const late = stack.connect()
      await late.realtime.setAuth(ended)
      await expect(joined(late.channel('any'))).rejects.toThrow('InvalidJWTToken')
      await late.removeAllChannels()
    })

    it('that are renewed count from then on', async () => {
      const client = stack.connect()
      await client.realtime.setAuth()
      const { bodies } = await listen(client)
      const { bodies: all } = await listen(baraka)
      await write(amina, 'before')
      await expect.poll(all).toEqual(['before'])
      await client.realtime.setAuth((await amina.auth.getSession()).data.session?.access_token ?? '')
      await write(amina, 'after')
      await expect.poll(bodies).toEqual(['after'])
      await client.removeAllChannels()
    })
  })

  it('speaks the first version of the protocol too', async () => {
    const old = createClient(stack.url, stack.keys.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      realtime: { transport: WebSocket as never, vsn: '1.0.0' },
    })
    const heard: unknown[] = []
    await joined(old.channel('versions').on('broadcast', { event: 'said' }, ({ payload }) => heard.push(payload)))
    const newer = amina.channel('versions')
    const heardByNewer: unknown[] = []
    await joined(newer.on('broadcast', { event: 'said' }, ({ payload }) => heardByNewer.push(payload)))
    await newer.send({ type: 'broadcast', event: 'said', payload: { by: 'the newer' } })
    await old.channel('versions').send({ type: 'broadcast', event: 'said', payload: { by: 'the older' } })
    await expect.poll(() => [heard, heardByNewer]).toEqual([[{ by: 'the newer' }], [{ by: 'the older' }]])
    await old.removeAllChannels()
  })
})

describe('the socket of live updates', () => {
  let stack: TestStack

  beforeAll(async () => {
    stack = await startTestStack('native')
  })
  afterAll(() => stack.close())

  it('answers heartbeats', async () => {
    const socket = open()
    const answer = new Promise((resolve) => socket.once('message', (data) => resolve(JSON.parse(String(data)))))
    socket.once('open', () => socket.send('[null,"7","phoenix","heartbeat",{}]'))
    expect(await answer).toEqual([null, '7', 'phoenix', 'phx_reply', { status: 'ok', response: {} }])
    socket.close()
  })

  it('stays shut without a key of the project', async () => {
    expect(await refusalOf(open({ apikey: 'not ours' }))).toBe('Unexpected server response: 401')
  })

  it.each(['/rest/v1/notes', '/realtime/v1/websocket?apikey=not-ours'])(
    'is nothing to end the server with: %s, cut off',
    async (path) => {
      const failures: unknown[] = []
      const fail = (error: unknown) => failures.push(error)
      process.on('uncaughtException', fail)
      for (let count = 0; count < 20; count += 1) await cutOffUpgrade(path)
      const { status } = await fetch(`${stack.url}/backend.json`)
      process.off('uncaughtException', fail)
      expect([status, failures]).toEqual([200, []])
    },
  )

  it('stays shut for pages of other sites', async () => {
    expect(await refusalOf(open({ origin: 'https://elsewhere.example' }))).toBe('socket hang up')
  })

  it('closes on what is no message', async () => {
    const socket = open()
    socket.once('open', () => socket.send('not JSON'))
    expect(await new Promise((resolve) => socket.once('close', resolve))).toBe(1003)
  })

  it('closes on who asks faster than the database answers', async () => {
    const socket = open()
    const joins = Array.from({ length: 600 }, (_, index) =>
      JSON.stringify(['1', '1', `realtime:${index}`, 'phx_join', { config: { private: true } }]),
    )
    socket.once('open', () => joins.forEach((message) => socket.send(message)))
    expect(await new Promise((resolve) => socket.once('close', resolve))).toBe(1008)
  })

  function open({ apikey = stack.keys.publishableKey, origin = stack.url } = {}) {
    const address = stack.url.replace('http', 'ws')
    return new WebSocket(`${address}/realtime/v1/websocket?apikey=${encodeURIComponent(apikey)}&vsn=2.0.0`, { origin })
  }

  /** Asks for another protocol and resets the connection before the answer can have been read. */
  async function cutOffUpgrade(path: string): Promise<void> {
    const { hostname, port } = new URL(stack.url)
    const socket = connect({ host: hostname, port: Number(port) })
    await once(socket, 'connect')
    const head = `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`
    await new Promise<void>((resolve) => socket.write(head, () => resolve()))
    socket.resetAndDestroy()
    await once(socket, 'close')
  }

  function refusalOf(socket: WebSocket): Promise<string> {
    return new Promise((resolve, reject) => {
      socket.once('error', ({ message }) => resolve(message))
      socket.once('open', () => reject(new Error('It opened')))
    })
  }
})

describe('every half minute', () => {
  const HALF_MINUTE_MS = 30_000
  let stack: TestStack

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    stack = await startTestStack('native')
  })
  afterAll(async () => {
    await stack.close()
    vi.useRealTimers()
  })

  it('channels end whose token has ended', async () => {
    const client = await stack.signUp('amina')
    await client.realtime.setAuth()
    const channel = client.channel('any')
    await joined(channel)
    vi.setSystemTime(Date.now() + 3600 * 1000)
    vi.advanceTimersByTime(HALF_MINUTE_MS)
    await expect.poll(() => channel.state).toBe('closed')
    await client.removeAllChannels()
  })

  it('sockets end that did not answer the last time', async () => {
    const address = `${stack.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${stack.keys.publishableKey}`
    const mute = new WebSocket(address, { autoPong: false })
    const alive = new WebSocket(address)
    const opened = [mute, alive].map((socket) => new Promise((resolve) => socket.once('open', resolve)))
    await Promise.all(opened)
    const answered = new Promise((resolve) => alive.once('ping', resolve))
    const ended = new Promise((resolve) => mute.once('close', resolve))
    vi.advanceTimersByTime(HALF_MINUTE_MS)
    await answered
    // The answer has to arrive before the next round; a message behind it shows that it has.
    const heartbeat = new Promise((resolve) => alive.once('message', resolve))
    alive.send('{"topic":"phoenix","event":"heartbeat","ref":"1","payload":{}}')
    await heartbeat
    vi.advanceTimersByTime(HALF_MINUTE_MS)
    expect(await ended).toBe(1006)
    expect(alive.readyState).toBe(WebSocket.OPEN)
    alive.close()
  })
})

function joined(channel: RealtimeChannel): Promise<void> {
  return new Promise((resolve, reject) => {
    channel.subscribe((state, error) => {
      if (state === 'SUBSCRIBED') resolve()
      else reject(error ?? new Error(state))
    })
  })
}

/** Ends the client's socket as a dead network does: without a closing handshake. */
function cutOff({ realtime }: Client): void {
  const { socketAdapter } = realtime as unknown as { socketAdapter: { getSocket: () => { conn: WebSocket } } }
  socketAdapter.getSocket().conn.terminate()
}

async function idOf(client: Client): Promise<string> {
  const { data } = await client.auth.getUser()
  return data.user?.id ?? ''
}
