// Asks Moeva AI every question of the set and prints the score: `npm run evaluate`. With a model in
// supabase/functions/.env it is the model that is asked. Ends with an error where anything was invented, and, in the
// catalogue mode, where fewer than nine in ten answers have what they should.
import { resolve } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import ws from 'ws'
import { startTestStack } from '../backend/test-stack.ts'
import { moevaQuestions, type EvaluationQuestion } from './moeva-questions.ts'
import { scoreAnswer, type Chunk, type Facts } from './score-answer.ts'

const LEAST_SHARE = 0.9
/** A person may ask 120 questions an hour. */
const QUESTIONS_PER_PERSON = 100

const stack = await startTestStack('native', { root: resolve('.') })
const client = createClient(stack.url, stack.keys.publishableKey, {
  auth: { persistSession: false },
  // Node 20 has no WebSocket of its own, and nothing is listened to here.
  realtime: { transport: ws as never },
})
const facts = await readFacts()
let passed = 0
let invented = 0
const modes = new Map<string, number>()
let token = ''

for (const [index, question] of moevaQuestions.entries()) {
  if (index % QUESTIONS_PER_PERSON === 0) token = await signUp(`asking-${index}`)
  const chunks = await ask(question)
  const { inventions, misses } = scoreAnswer(question, chunks, facts)
  const mode = chunks.find(({ type }) => type === 'data-engine')?.data
  const name = typeof mode === 'object' && mode !== null && 'mode' in mode ? String(mode.mode) : 'none'
  modes.set(name, (modes.get(name) ?? 0) + 1)
  invented += inventions.length
  if (inventions.length + misses.length === 0) passed += 1
  else console.log(`✗ ${question.text}\n    ${[...inventions, ...misses].join('; ')}`)
}
await stack.close()

const engines = [...modes].map(([mode, count]) => `${count} in ${mode} mode`).join(', ')
console.log(`\n${moevaQuestions.length} questions, ${engines}`)
console.log(`${passed} as they should be (${((100 * passed) / moevaQuestions.length).toFixed(1)} %)`)
console.log(`${invented} unknown places, sources or figures`)
const isModel = modes.has('model')
process.exitCode = invented > 0 || (!isModel && passed < LEAST_SHARE * moevaQuestions.length) ? 1 : 0

async function ask({ text, language, earlier, placeId }: EvaluationQuestion): Promise<Chunk[]> {
  const messages = [...earlier, text].map((said) => ({
    id: crypto.randomUUID(),
    role: 'user',
    parts: [{ type: 'text', text: said }],
  }))
  const response = await fetch(`${stack.url}/functions/v1/moeva-chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ messages, language, placeId }),
  })
  if (!response.ok) throw new Error(`${text}: ${response.status} ${await response.text()}`)
  return (await response.text())
    .split('\n\n')
    .flatMap((event) => (event.startsWith('data: {') ? [JSON.parse(event.slice(6)) as Chunk] : []))
}

async function signUp(name: string): Promise<string> {
  const { data, error } = await client.auth.signUp({ email: `${name}@example.com`, password: 'karibu-1' })
  if (error || !data.session) throw new Error('Signing up left no session')
  return data.session.access_token
}

async function readFacts(): Promise<Facts> {
  const { data: places } = await client.from('destinations').select('id').throwOnError()
  const { data: rows } = await client.from('knowledge').select('id, title, body, href').limit(1000).throwOnError()
  const { data: panoramas } = await client.from('panoramas').select('id, destination_id').throwOnError()
  return {
    placeOfPanorama: new Map(panoramas.map(({ id, destination_id }) => [id, destination_id])),
    placeIds: new Set(places.map(({ id }) => id)),
    knowledge: new Map(rows.map(({ id, title, body, href }) => [id, { title, body, href }])),
  }
}
