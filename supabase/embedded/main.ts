import { resolve } from 'node:path'
import { renderUnicodeCompact } from 'uqr'
import { verifyDerivedFiles } from '#assets-360/pipeline/check.ts'
import { keepCertificate, lanAddresses } from './lan-certificate.ts'
import { createRequestHandler } from './request-handler.ts'
import { type RunningServer, serve } from './serve.ts'

const DEFAULT_PORT = 4173

try {
  stopOnSignal(await start())
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}

async function start(): Promise<RunningServer> {
  const onLan = process.argv.includes('--lan')
  const port = readPort(process.env.PORT)
  await verifyDerivedFiles()
  const handler = createRequestHandler({ root: resolve('dist') })
  return onLan ? startOnLan() : startHere()

  async function startHere() {
    const host = process.env.HOST ?? '127.0.0.1'
    const running = await serve({ handler, port, host })
    console.log(`\n  Utalii is ready: http://localhost:${running.port}\n`)
    return running
  }

  async function startOnLan() {
    const addresses = lanAddresses()
    const certificate = await keepCertificate(resolve('.data/lan'), addresses, new Date())
    const running = await serve({ handler, port, host: '0.0.0.0', certificate })
    announceLan(
      addresses.map((address) => `https://${address}:${running.port}`),
      running.port,
    )
    return running
  }
}

function announceLan(urls: readonly string[], port: number): void {
  const [first] = urls
  if (first === undefined) {
    console.log(`\n  Utalii is ready: https://localhost:${port} (this machine is on no network)\n`)
    return
  }
  console.log(`\n${renderUnicodeCompact(first)}\n`)
  for (const url of urls) console.log(`  Utalii is ready: ${url}`)
  console.log('  The certificate is self-signed: accept the warning once on each device.\n')
}

function readPort(written: string | undefined): number {
  if (written === undefined || written === '') return DEFAULT_PORT
  const port = Number(written)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new Error(`PORT is "${written}", which is not a port number`)
}

function stopOnSignal(running: RunningServer): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void running.close().then(() => process.exit(0))
    })
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE') return `${error.message}. Choose another port with PORT=….`
  return error.message
}
