import type { Plugin } from 'vite'
import { createStack, type Stack } from './create-stack.ts'
import { onStopSignal } from './on-stop-signal.ts'
import { readSettings } from './settings.ts'
import { mountStack } from './starting-stack.ts'

/** The embedded backend in the development server, on the data of `npm start`. */
export function embeddedBackend(): Plugin {
  let starting: Promise<Stack> | null = null
  return {
    name: 'utalii:backend',
    apply: 'serve',
    config: () => ({ server: { watch: { ignored: ['**/.data/**'] } } }),
    configureServer(server) {
      const { config, httpServer, middlewares } = server
      if (!httpServer) return
      starting = new Promise((resolve, reject) => {
        httpServer.once('listening', () => {
          const address = httpServer.address()
          const port = typeof address === 'object' && address ? address.port : config.server.port
          const { origin = `http://localhost:${port}`, ...settings } = readSettings(process.env)
          createStack({ ...settings, origin, root: config.root }).then(resolve, reject)
        })
      })
      starting.catch((error: Error) => config.logger.error(`The backend could not start: ${error.message}`))
      const { middleware, upgrade } = mountStack(starting)
      middlewares.use(middleware)
      httpServer.on('upgrade', upgrade)
      onStopSignal(() => server.close())
    },
    // Part of the closing of the development server, which waits for it.
    async closeBundle() {
      const stack = await starting?.catch(() => null)
      await stack?.close()
    },
  }
}
