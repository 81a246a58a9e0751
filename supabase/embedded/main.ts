import { resolve } from 'node:path'
import { renderUnicodeCompact } from 'uqr'
import { verifyDerivedFiles } from '#assets-360/pipeline/check.ts'
import { keepCertificate, lanAddresses } from './lan-certificate.ts'
import { onStopSignal } from './on-stop-signal.ts'
import { type AppServer, serveApp } from './serve-app.ts'
import { readSettings } from './settings.ts'

const DEFAULT_PORT = 4173

try {
  await start()
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}

async function start(): Promise<void> {
  const port = readPort(process.env.PORT)
  await verifyDerivedFiles()
  const settings = readSettings(process.env)
  const shared = { ...settings, root: resolve('.'), port }
  if (process.argv.includes('--lan')) await startOnLan()
  else await startHere()

  async function startHere() {
    const host = process.env.HOST ?? '127.0.0.1'
    const server = await serveApp({
      ...shared,
      host,
      originOn: (actual) => settings.origin ?? `http://localhost:${actual}`,
    })
    await stopOnSignalOrFailure(server)
    console.log(`\n  Utalii is ready: http://localhost:${server.port}\n`)
  }

  async function startOnLan() {
    const addresses = lanAddresses()
    const certificate = await keepCertificate(resolve('.data/lan'), addresses, new Date())
    const originOn = (actual: number) => settings.origin ?? `https://${addresses[0] ?? 'localhost'}:${actual}`
    const server = await serveApp({ ...shared, host: '0.0.0.0', certificate, originOn })
    await stopOnSignalOrFailure(server)
    announceLan(addresses, server)
  }
}

function announceLan(addresses: readonly string[], { origin, port }: AppServer): void {
  if (addresses.length === 0) {
    console.log(`\n  Utalii is ready: ${origin} (this machine is on no network)\n`)
    return
  }
  console.log(`\n${renderUnicodeCompact(origin)}\n`)
  for (const address of addresses) console.log(`  Utalii is ready: https://${address}:${port}`)
  console.log('  The certificate is self-signed: accept the warning once on each device.\n')
}

function readPort(written: string | undefined): number {
  if (written === undefined || written === '') return DEFAULT_PORT
  const port = Number(written)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new Error(`PORT is "${written}", which is not a port number`)
}

/** Resolves when the backend is ready. A signal during its start waits for it, so that no database is left behind. */
async function stopOnSignalOrFailure(server: AppServer): Promise<void> {
  onStopSignal(server.close)
  try {
    await server.ready
  } catch (error) {
    await server.close()
    throw error
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE') return `${error.message}. Choose another port with PORT=….`
  return error.message
}
