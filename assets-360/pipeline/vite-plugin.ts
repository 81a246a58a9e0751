import { cp, stat } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { DERIVED_URL_PREFIX } from '#content/panorama-manifest.ts'

const DERIVED_FOLDER = path.resolve(import.meta.dirname, '../derived')
const CONTENT_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
}

/** Offers the derived panorama files under their address: read in place while developing, copied into a build. */
export function servePanoramas(): Plugin {
  let outFolder = ''
  let isServerBuild = false
  return {
    name: 'utalii:panoramas',
    configResolved({ root, build }) {
      outFolder = path.resolve(root, build.outDir)
      isServerBuild = Boolean(build.ssr)
    },
    configureServer(server) {
      server.middlewares.use(DERIVED_URL_PREFIX, (request, response, next) => {
        const file = path.join(DERIVED_FOLDER, decodeURIComponent((request.url ?? '').split('?')[0] ?? ''))
        if (!file.startsWith(DERIVED_FOLDER + path.sep)) return next()
        stat(file).then(
          (found) => {
            if (!found.isFile()) return next()
            response.setHeader('content-type', CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream')
            createReadStream(file).pipe(response)
          },
          () => next(),
        )
      })
    },
    async closeBundle() {
      if (isServerBuild || !outFolder) return
      await cp(DERIVED_FOLDER, path.join(outFolder, DERIVED_URL_PREFIX), { recursive: true })
    },
  }
}
