import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

const PROFILES_URL_PREFIX = '/xr-profiles/'
const PROFILES_FOLDER = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@webxr-input-profiles/assets/package.json')),
  'dist/profiles',
)

/**
 * Offers the layouts of all known controllers under our own address: which button is the trigger, where is the stick.
 * Their models are not shown and stay out.
 */
export function serveControllerProfiles(): Plugin {
  return {
    name: 'utalii:controller-profiles',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer(server) {
      server.middlewares.use(PROFILES_URL_PREFIX, (request, response, next) => {
        const file = (request.url ?? '').split('?')[0]?.slice(1) ?? ''
        if (!profileFiles().includes(file)) return next()
        response.setHeader('content-type', 'application/json')
        response.end(readFileSync(path.join(PROFILES_FOLDER, file)))
      })
    },
    generateBundle() {
      for (const file of profileFiles()) {
        this.emitFile({
          type: 'asset',
          fileName: PROFILES_URL_PREFIX.slice(1) + file,
          source: readFileSync(path.join(PROFILES_FOLDER, file)),
        })
      }
    },
  }
}

function profileFiles(): string[] {
  const profiles = readdirSync(PROFILES_FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return ['profilesList.json', ...profiles.map(({ name }) => `${name}/profile.json`)]
}

const NO_EMULATOR = '\0no-emulator'

/**
 * Leaves the headset emulator and its rooms (5 MB) out of the app: the library imports them even where they are switched
 * off. Tests bring their own.
 */
export function leaveOutEmulator(): Plugin {
  return {
    name: 'utalii:no-emulator',
    enforce: 'pre',
    resolveId: (id, importer) =>
      /(^|\/)emulate\.js$/.test(id) && importer?.includes('@pmndrs/xr') ? NO_EMULATOR : undefined,
    load: (id) =>
      id === NO_EMULATOR ? 'export function emulate() { throw new Error("The app has no emulator") }' : undefined,
  }
}
