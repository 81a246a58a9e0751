import { deepEqual, equal, ok } from 'node:assert/strict'
import type { X509Certificate } from 'node:crypto'
import { holdCertificates } from '#functions/_payments/paypal-certificates.ts'
import { sandbox } from './sandbox-control.ts'
import { order } from './payment-bench.ts'

const LIMITS = { timeoutMs: 700, pauseMs: 5 }

/** A host with a genuine certificate under every name that begins with `CERT-`, which counts how often it is asked. */
async function startHost() {
  await sandbox.begin()
  await sandbox.act(await order(), 'approve')
  const [message] = await sandbox.messages()
  const pem = await (await fetch(message?.headers['paypal-cert-url'] ?? '')).text()
  const asked: string[] = []
  const server = Deno.serve({ port: 0, onListen: () => {} }, (request) => {
    const { pathname } = new URL(request.url)
    asked.push(pathname)
    return pathname.includes('CERT-') ? new Response(pem) : new Response('No', { status: 404 })
  })
  return { folder: `http://127.0.0.1:${server.addr.port}/certs/`, asked, close: () => server.shutdown() }
}

const isGood = (found: X509Certificate | string) => typeof found !== 'string'

Deno.test('a certificate is fetched once, also by many messages at once, and again when it has ended', async () => {
  const { folder, asked, close } = await startHost()
  let nowMs = Date.now()
  const at = holdCertificates(folder, LIMITS, () => nowMs)
  const found = await Promise.all(Array.from({ length: 20 }, () => at(`${folder}CERT-1`)))
  ok(found.every(isGood))
  ok(isGood(await at(`${folder}CERT-1`)))
  equal(asked.length, 1)
  nowMs += 50 * 365 * 24 * 60 * 60 * 1000
  equal(await at(`${folder}CERT-1`), 'bad_certificate')
  equal(asked.length, 2)
  await close()
})

Deno.test('names without end have us fetch ten times in a minute, and what is kept counts all the while', async () => {
  const { folder, asked, close } = await startHost()
  let nowMs = Date.now()
  const at = holdCertificates(folder, LIMITS, () => nowMs)
  ok(isGood(await at(`${folder}CERT-1`)))
  for (let count = 0; count < 100; count += 1) equal(await at(`${folder}none-${count}`), 'bad_certificate')
  equal(asked.length, 10)
  ok(isGood(await at(`${folder}CERT-1`)))
  nowMs += 61_000
  ok(isGood(await at(`${folder}CERT-2`)))
  await close()
})

Deno.test('eight certificates are kept, and the oldest goes first', async () => {
  const { folder, asked, close } = await startHost()
  let nowMs = Date.now()
  const at = holdCertificates(folder, LIMITS, () => nowMs)
  for (let count = 1; count <= 9; count += 1) ok(isGood(await at(`${folder}CERT-${count}`)))
  nowMs += 61_000
  ok(isGood(await at(`${folder}CERT-2`)))
  equal(asked.length, 9)
  ok(isGood(await at(`${folder}CERT-1`)))
  equal(asked.length, 10)
  await close()
})

Deno.test('nothing is fetched from beside the folder, however it is written', async () => {
  const { folder, asked, close } = await startHost()
  const at = holdCertificates(folder, LIMITS, Date.now)
  const host = new URL(folder).host
  const beside = [
    '',
    'CERT-1',
    folder,
    `${folder}CERT-1?x`,
    `${folder}CERT-1#x`,
    `${folder}../CERT-1`,
    `${folder}a/CERT-1`,
    `${folder}%43ERT-1`,
    folder.replace('http:', 'HTTP:') + 'CERT-1',
    `http://user@${host}/certs/CERT-1`,
    `http://${host}.example.com/certs/CERT-1`,
    `http://${host}/CERT-1`,
    `${folder}${'x'.repeat(101)}`,
  ]
  deepEqual(
    await Promise.all(beside.map(at)),
    beside.map(() => 'foreign_certificate'),
  )
  deepEqual(asked, [])
  await close()
})
