import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
}

/** Static files over HTTP/1.1; a `.br` file beside the file is sent in its place. `roots` maps a first path segment to a folder. */
export async function startOrigin(roots) {
  const cached = new Map()
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    try {
      cached.set(pathname, cached.get(pathname) ?? (await readAnswer(roots, pathname)))
      const { body, headers } = cached.get(pathname)
      response.writeHead(200, headers).end(body)
    } catch (error) {
      if (error.code !== 'ENOENT') throw error
      response.writeHead(404).end()
    }
  })
  server.keepAliveTimeout = 60_000
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: server.address().port, close: () => server.close() }
}

async function readAnswer(roots, pathname) {
  const [, root, ...rest] = decodeURIComponent(pathname).split('/')
  const folder = roots[root]
  const file = folder && path.join(folder, ...rest)
  if (!file?.startsWith(folder)) throw Object.assign(new Error(`No such path: ${pathname}`), { code: 'ENOENT' })
  const headers = {
    'content-type': types[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': path.extname(file) === '.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
  }
  const compressed = await readFile(`${file}.br`).catch(() => null)
  if (compressed)
    return { body: compressed, headers: { ...headers, 'content-encoding': 'br', 'content-length': compressed.length } }
  const body = await readFile(file)
  return { body, headers: { ...headers, 'content-length': body.length } }
}
