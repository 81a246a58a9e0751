import { resolve } from 'node:path'
import { createStack, type Stack, type StackOptions } from './create-stack.ts'
import { readPageRoutes } from './page-store.ts'
import { createRequestHandler } from './request-handler.ts'
import { serve } from './serve.ts'
import { mountStack } from './starting-stack.ts'

type Options = Omit<StackOptions, 'origin'> & {
  port: number
  host: string
  certificate?: { key: string; cert: string }
  /** The address that links in mails carry, for the port that was had. */
  originOn: (port: number) => string
}

export type AppServer = {
  port: number
  origin: string
  /** Resolves when the backend answers; rejects when it cannot. Pages are served all the while. */
  ready: Promise<unknown>
  close: () => Promise<void>
}

/** The built app on one port, with its backend unless it was built for a hosted project. */
export async function serveApp({ originOn, port, host, certificate, ...options }: Options): Promise<AppServer> {
  const dist = resolve(options.root, 'dist')
  const listen = { port, host, ...(certificate && { certificate }) }
  if (readPageRoutes(resolve(dist, 'server')).hostedBackend !== null) {
    const { port: actual, close } = await serve({ ...listen, handler: createRequestHandler({ root: dist }) })
    return { port: actual, origin: originOn(actual), ready: Promise.resolve(), close }
  }
  let begin: (stack: Promise<Stack>) => void = () => {}
  const starting = new Promise<Stack>((fulfil) => {
    begin = fulfil
  })
  const { middleware, upgrade } = mountStack(starting)
  const handler = createRequestHandler({ root: dist, before: [middleware] })
  const running = await serve({ ...listen, handler, upgrade })
  const origin = originOn(running.port)
  begin(createStack({ ...options, origin }))
  return { port: running.port, origin, ready: starting, close }

  async function close() {
    const closed = running.close()
    const stack = await starting.catch(() => null)
    // Sockets of live updates belong to the backend, and the server waits for them.
    await stack?.close()
    await closed
  }
}
