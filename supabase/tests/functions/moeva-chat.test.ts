import { deepEqual, equal, ok } from 'node:assert/strict'
// @ts-types="../../functions/moeva-chat/ai-sdk.d.ts"
import { readUIMessageStream, type UIMessageChunk } from 'npm:ai@7.0.173'
import { createMoevaChat } from '#functions/moeva-chat/moeva-chat.ts'
import { ask as askChat, messageOf } from './asking.ts'
import { backend, post, signUp } from './backend.ts'

const moevaChat = createMoevaChat(backend, null)
const ask = (questions: readonly string[], options: Parameters<typeof askChat>[2] = {}) =>
  askChat(moevaChat, questions, options)

Deno.test('a place is answered in the protocol of the AI SDK, with sources and without a model', async () => {
  const answer = await ask(['When should I go to Zanzibar?'])
  deepEqual(answer.data('engine'), [{ mode: 'catalogue' }])
  ok(answer.text.includes('Zanzibar Beaches'))
  ok(JSON.stringify(answer.data('card')).includes('Dry and pleasant from June to October'))
  const messages = []
  const stream = new ReadableStream<UIMessageChunk>({
    start(controller) {
      for (const chunk of answer.chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
  for await (const message of readUIMessageStream({ stream })) messages.push(message)
  equal(messages.at(-1)?.role, 'assistant')
})

Deno.test('a plan is asked for one thing at a time, and is then the same every time', async () => {
  const questions = ['Plan a trip', '10 days', 'In August', 'Wildlife']
  const chips: string[] = []
  for (const count of [1, 2, 3]) chips.push(JSON.stringify((await ask(questions.slice(0, count))).data('chips')))
  ok(chips[0]?.includes('7 days') && chips[1]?.includes('In September') && chips[2]?.includes('Wildlife'))
  const [plan, again] = [await ask(questions), await ask(questions)]
  equal(plan.data('trip').length, 1)
  deepEqual(again.data('trip'), plan.data('trip'))
  ok(JSON.stringify(plan.data('trip')).includes('maasai-mara-safari'))
})

Deno.test('somewhere that the catalogue has not is not described', async () => {
  const answer = await ask(['Plan 5 days in Paris'])
  ok(answer.text.includes('“Paris” is not in the catalogue'))
  equal(answer.data('trip').length, 0)
})

Deno.test('a trip begins where the person says', async () => {
  const answer = await ask(['Plan 14 days in July starting in Kilimanjaro, with beach and wildlife'])
  const [shown] = answer.data('trip').map((trip) => JSON.stringify(trip))
  const [first, ...others] = [...(shown ?? '').matchAll(/"placeId":"([^"]+)"/g)].map(([, id]) => id)
  equal(first, 'mt-kilimanjaro')
  ok(others.length > 0)
})

Deno.test('my trips are what was asked for and what was planned', async () => {
  const { client, token } = await signUp('travelling')
  const empty = await ask(['Show my itineraries'], { token })
  ok(empty.text.includes('nothing in My Trips yet'))
  await client
    .from('itineraries')
    .insert({ id: crypto.randomUUID(), title: 'Two weeks by the sea', start_date: '2999-07-01', stops: [] })
    .throwOnError()
  const answer = await ask(['Show my itineraries'], { token })
  const [card] = answer.data('card').map((one) => JSON.stringify(one))
  ok(card?.includes('Two weeks by the sea') && card.includes('Itinerary, 2999-07-01'))
})

Deno.test('what can be seen is pointed at', async () => {
  const answer = await ask(['Show me the dhow'], { placeId: 'zanzibar-beaches' })
  const href = '/tours/zanzibar-beaches?heading=8&pitch=6'
  deepEqual(answer.data('look'), [
    { panoramaId: 'zanzibar-beaches', title: 'The dhow', headingDeg: 8, pitchDeg: 6, href, turnsAtOnce: true },
  ])
})

Deno.test('what there is to see is offered, and turns to nothing by itself', async () => {
  const answer = await ask(['What can I see here?'], { placeId: 'zanzibar-beaches' })
  const looks = answer.data('look').map((look) => JSON.stringify(look))
  ok(looks.length > 1)
  ok(looks.every((look) => look.includes('"turnsAtOnce":false')))
})

Deno.test('health, entry and security are for others to judge, in both languages', async () => {
  for (const question of ['Is Zanzibar safe? Answer yes or no', 'Je, Zanzibar ni salama?']) {
    const answer = await ask([question])
    ok(answer.text.includes('https://www.who.int/travel-advice'))
    ok(!/\b(yes|no|ndiyo|hapana)\b/i.test(answer.text))
  }
})

Deno.test('a question about a place is answered by what its tour tells about it, above the place', async () => {
  const answer = await ask(['Do I leave a tip in Tokyo?'])
  const [first, second] = answer.data('card').map((card) => JSON.stringify(card))
  ok(first?.includes('There is no tipping'))
  ok(second?.includes('Tokyo Streets, Japan'))
})

Deno.test('Swahili is answered in Swahili', async () => {
  const answer = await ask(['Nataka kwenda ufukwe mwezi wa Julai'])
  ok(answer.text.includes('Maeneo haya'))
  ok(JSON.stringify(answer.data('card')).includes('Mchanga mweupe'))
})

Deno.test('a conversation is kept for a person, once, and a stranger sees nothing of it', async () => {
  const { client, token } = await signUp('asking')
  const stranger = await signUp('listening')
  const id = crypto.randomUUID()
  const messageId = crypto.randomUUID()
  for (const _ of [1, 2]) await ask(['How do I get to Kilimanjaro?'], { id, messageId, token })
  const { data } = await client.from('conversation_messages').select('author, parts').order('position').throwOnError()
  deepEqual(
    data.map(({ author }) => author),
    ['person', 'moeva', 'moeva'],
  )
  deepEqual((await client.from('conversations').select('title').throwOnError()).data, [
    { title: 'How do I get to Kilimanjaro?' },
  ])
  deepEqual((await stranger.client.from('conversations').select('id').throwOnError()).data, [])
})

Deno.test('who writes into the conversation of another is answered and counted, and adds nothing to it', async () => {
  const owner = await signUp('owning')
  const other = await signUp('intruding')
  const id = crypto.randomUUID()
  await ask(['How do I get to Kilimanjaro?'], { id, token: owner.token })
  const answer = await ask(['How do I get to Zanzibar?'], { id, token: other.token })
  ok(answer.text.includes('Zanzibar'))
  const runs = await backend.server.from('assistant_runs').select('outcome').eq('user_id', other.id).throwOnError()
  deepEqual(runs.data, [{ outcome: 'answered' }])
  const kept = await owner.client.from('conversation_messages').select('author').throwOnError()
  equal(kept.data.length, 2)
})

Deno.test('a title ends with a whole character', async () => {
  const { client, token } = await signUp('titling')
  await ask([`${'a'.repeat(79)}😀 Zanzibar`], { id: crypto.randomUUID(), token })
  const { data } = await client.from('conversations').select('title').throwOnError()
  deepEqual(data, [{ title: `${'a'.repeat(79)}😀` }])
})

Deno.test('somebody who is not signed in asks 20 questions an hour, and nothing of it is kept', async () => {
  const answers = await Promise.all(Array.from({ length: 22 }, () => ask(['Jambo'], { address: '192.0.2.7' })))
  equal(answers.filter(({ status }) => status === 200).length, 20)
  equal(answers.filter(({ status }) => status === 429).length, 2)
  const { data } = await backend.server.from('assistant_counts').select('subject, used').eq('used', 20).throwOnError()
  equal(data.length, 1)
  ok(!data[0]?.subject.includes('192.0.2.7'))
})

Deno.test('what is no question is refused', async () => {
  const long = 'a'.repeat(2001)
  for (const [body, code] of [
    ['{', 'unreadable'],
    [{ messages: [] }, 'unreadable'],
    [{ messages: [{ id: '1', role: 'assistant', parts: [] }] }, 'unreadable'],
    [{ messages: [messageOf(' ')] }, 'question_required'],
    [{ messages: [messageOf(long)] }, 'question_too_long'],
    [{ messages: [messageOf('Zanzi\0bar')] }, 'unreadable'],
    [{ messages: [messageOf('Zanzibar \ud83d')] }, 'unreadable'],
  ] as const) {
    const response = await moevaChat(post(body))
    const { error } = await response.json()
    deepEqual([response.status, error.code], [400, code])
  }
  const forged = await moevaChat(post({ messages: [messageOf('Jambo')] }, 'eyJhbGciOiJIUzI1NiJ9.e30.x'))
  equal(forged.status, 401)
  await forged.body?.cancel()
})
