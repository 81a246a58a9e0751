// A backend in a process of its own, for tests that kill it: `run-stack.ts <data folder> <engine>`. Tells its parent
// the port and the keys when it is ready.
import { resolve } from 'node:path'
import { createStack } from '#embedded/create-stack.ts'
import { onStopSignal } from '#embedded/on-stop-signal.ts'
import { serve } from '#embedded/serve.ts'

const [dataDir = '', database] = process.argv.slice(2)
const stack = await createStack({
  dataDir,
  database,
  origin: 'http://localhost',
  root: resolve('tests/backend/fixture'),
})
const { port } = await serve({
  handler: (request, response) => stack.middleware(request, response, () => response.writeHead(404).end()),
  port: 0,
  host: '127.0.0.1',
})
onStopSignal(stack.close)
process.send?.({ port, secretKey: stack.keys.secretKey })
