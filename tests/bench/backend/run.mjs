import { mkdir, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import ws from 'ws'
import { resultsDir } from '../lib/paths.mjs'
import { startProductionServer } from '../lib/production-server.mjs'
import { toMarkdown } from './report.mjs'

const readers = 100
const writers = 20
const measuredMs = 20_000
/** Hashing passwords takes the server's processor; more at once would only wait. */
const signUpsAtOnce = 8

const targets = [
  { name: 'native', label: 'embedded PostgreSQL', env: { UTALII_DATABASE: 'native' } },
  { name: 'pglite', label: 'PGlite', env: { UTALII_DATABASE: 'pglite' } },
  { name: 'external', label: 'PostgreSQL at DATABASE_URL', env: { UTALII_DATABASE: process.env.DATABASE_URL } },
]

/** Loads the embedded backend: everybody is signed in as somebody else and asks again as soon as they have an answer. */
export async function run(options) {
  const wanted = options.targets ?? ['native', ...(process.env.DATABASE_URL ? ['external'] : [])]
  const results = []
  for (const target of targets.filter(({ name }) => wanted.includes(name))) {
    const result = await measure(target)
    results.push({ label: target.label, ...result })
    console.log(`${target.label}: ${result.read.count + result.write.count} answers, ${result.errors.length} errors`)
  }
  const machine = `${os.cpus().length} cores (${os.cpus()[0]?.model.trim()}), Node ${process.versions.node}`
  const markdown = toMarkdown({ readers, writers, measuredMs, machine, results })
  console.log(`\n${markdown}`)
  await mkdir(resultsDir, { recursive: true })
  await writeFile(path.join(resultsDir, 'backend.md'), markdown)
  if (results.some(({ errors }) => errors.length > 0)) process.exitCode = 1
}

async function measure({ env }) {
  const server = await startProductionServer({ ...env, UTALII_RATE_FACTOR: '1000' })
  if (!server) throw new Error('There is no production build to load: run `npm run build` first')
  try {
    const backend = await (await fetch(`http://localhost:${server.port}/backend.json`)).json()
    const clients = await signUpAll(backend, readers + writers)
    const samples = { read: [], write: [], errors: [] }
    const endMs = performance.now() + measuredMs
    await Promise.all(
      clients.map((client, index) => repeat(index < readers ? read : write, client, endMs, index, samples)),
    )
    return { read: summarise(samples.read), write: summarise(samples.write), errors: samples.errors }
  } finally {
    server.close()
  }
}

async function signUpAll({ url, publishableKey }, count) {
  const clients = []
  const stamp = Date.now()
  const worker = async () => {
    while (clients.length < count) {
      const client = createClient(url, publishableKey, {
        auth: { persistSession: false, autoRefreshToken: false },
        realtime: { transport: ws },
      })
      clients.push(client)
      const email = `load-${stamp}-${clients.length}@example.com`
      const { error } = await client.auth.signUp({ email, password: 'secret-1', options: { data: { name: 'Load' } } })
      if (error) throw error
    }
  }
  await Promise.all(Array.from({ length: signUpsAtOnce }, worker))
  return clients
}

async function repeat(kind, client, endMs, index, samples) {
  for (let turn = 0; performance.now() < endMs; turn += 1) {
    for (const ask of kind(client, turn + index)) {
      const startMs = performance.now()
      const { error } = await ask()
      samples[kind.name].push(performance.now() - startMs)
      if (error) samples.errors.push(`${kind.name}: ${error.code} ${error.message}`)
    }
  }
}

/** What pages ask for, in turn: the catalogue, one's own profile, one's own trips. */
function read(client, turn) {
  const pages = [
    () => client.from('destinations').select('id, name').order('name').limit(20),
    () => client.from('profiles').select('name, language, low_data').single(),
    () => client.from('trip_requests').select('id, destination_name, status').order('created_at', { ascending: false }),
  ]
  return [pages[turn % pages.length]]
}

/** Asks for a trip and cancels it. */
function write(client) {
  const id = crypto.randomUUID()
  const inDays = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const request = {
    id,
    destination_id: 'maasai-mara-safari',
    arrival: inDays(30),
    departure: inDays(34),
    visitors: 2,
    special_requests: '',
  }
  return [
    () => client.from('trip_requests').insert(request),
    () => client.from('trip_requests').update({ status: 'canceled' }).eq('id', id),
  ]
}

function summarise(durationsMs) {
  const sorted = durationsMs.toSorted((a, b) => a - b)
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
  return { count: sorted.length, p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) }
}
