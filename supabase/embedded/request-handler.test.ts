import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compressFolder } from './compress.ts'
import { createRequestHandler } from './request-handler.ts'
import { type RunningServer, serve } from './serve.ts'

const HOME = `<!doctype html><title>Home</title><script>document.documentElement.dataset.early = ''</script>${' '.repeat(2000)}`
const SECRET = 'this must never leave the server'

let folder = ''
let running: RunningServer

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'utalii-server-'))
  const root = join(folder, 'dist')
  write('secret.txt', SECRET)
  write('dist/server/pages/home.html', HOME)
  for (const n of [0, 1, 2]) write(`dist/server/pages/explore-${n}.html`, `<title>Explore ${n}</title>`)
  write('dist/server/pages/404.html', '<title>Not found</title>')
  write('dist/index.html', SECRET)
  write('dist/.vite/manifest.json', SECRET)
  write('dist/.hidden.json', SECRET)
  write('dist/server/entry.js', SECRET)
  write('dist/assets/app-4f2a91cd.js', `export const text = '${'a'.repeat(3000)}'`)
  write('dist/assets/tiny-4f2a91cd.css', 'a{}')
  write('dist/assets/font-4f2a91cd.woff2', 'font')
  write('dist/panoramas/zanzibar/0f3c5a9d2b7e/0/front-0-0.avif', 'tile')
  write('dist/panoramas/readme.txt', 'no hash in this name')
  write('dist/favicon.svg', '<svg/>')
  write('dist/data.bin', 'bytes')
  symlinkSync(join(folder, 'secret.txt'), join(root, 'assets/link-4f2a91cd.js'))
  symlinkSync(folder, join(root, 'assets/up'))
  write(
    'dist/server/routes.json',
    JSON.stringify({
      routes: [
        { path: '/', files: ['pages/home.html'] },
        { path: '/explore', query: 'category', files: [0, 1, 2].map((n) => `pages/explore-${n}.html`) },
      ],
      notFound: 'pages/404.html',
    }),
  )
  await compressFolder(root)
  running = await serve({ handler: createRequestHandler({ root }), port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await running.close(0)
  rmSync(folder, { recursive: true })
})

describe('pages', () => {
  it('are prerendered HTML that is asked for every time', async () => {
    const { status, headers, body } = await get('/')
    expect(status).toBe(200)
    expect(body.toString()).toBe(HOME)
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
  })

  it.each([
    ['/explore', 'Explore 0'],
    ['/explore?category=1', 'Explore 1'],
    ['/explore?category=-1', 'Explore 2'],
    ['/explore?category=7&heading=90', 'Explore 1'],
    ['/explore?category=beach', 'Explore 0'],
  ])('%s is %s', async (url, title) => {
    expect((await get(url)).body.toString()).toContain(title)
  })

  it('answer 304 to who holds them already', async () => {
    const { headers } = await get('/')
    const again = await get('/', { 'if-none-match': `"other", ${headers.etag}` })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
    expect(again.headers.etag).toBe(headers.etag)
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
  })

  it('have an ETag of their own in each encoding', async () => {
    const etags = await Promise.all(
      ['identity', 'gzip', 'br'].map(
        async (encoding) => (await get('/', { 'accept-encoding': encoding })).headers.etag,
      ),
    )
    expect(new Set(etags).size).toBe(3)
  })

  it('allow their own inline script and no other', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/)
  })

  it('lose a slash at the end, and keep their search', async () => {
    const { status, headers } = await get('/explore/?category=1')
    expect(status).toBe(308)
    expect(headers.location).toBe('/explore?category=1')
  })

  it('are really 404 when unknown', async () => {
    const { status, headers, body } = await get('/no/such/place')
    expect(status).toBe(404)
    expect(headers['content-type']).toContain('text/html')
    expect(body.toString()).toContain('Not found')
  })

  it('are 404 even to who holds the 404 page', async () => {
    const { headers } = await get('/nowhere')
    expect((await get('/elsewhere', { 'if-none-match': String(headers.etag) })).status).toBe(404)
  })
})

describe('files', () => {
  it.each([
    ['/assets/app-4f2a91cd.js', 'text/javascript; charset=utf-8'],
    ['/assets/tiny-4f2a91cd.css', 'text/css; charset=utf-8'],
    ['/assets/font-4f2a91cd.woff2', 'font/woff2'],
    ['/panoramas/zanzibar/0f3c5a9d2b7e/0/front-0-0.avif', 'image/avif'],
  ])('with a hash are kept for a year: %s', async (url, type) => {
    const { status, headers } = await get(url)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
  })

  it.each(['/favicon.svg', '/panoramas/readme.txt', '/data.bin'])('without a hash are asked for: %s', async (url) => {
    expect((await get(url)).headers['cache-control']).toBe('no-cache')
  })

  it('of an unknown kind are bytes', async () => {
    expect((await get('/data.bin')).headers['content-type']).toBe('application/octet-stream')
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('travel as %s to who accepts it', async (encoding, decompress) => {
    const plain = await get('/assets/app-4f2a91cd.js')
    const packed = await get('/assets/app-4f2a91cd.js', { 'accept-encoding': encoding })
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
    expect(packed.headers['content-length']).toBe(String(packed.body.length))
    expect(packed.body.length).toBeLessThan(plain.body.length)
    expect(decompress(packed.body)).toEqual(plain.body)
  })

  it('tell caches that they vary, also when they are sent plain', async () => {
    expect((await get('/assets/app-4f2a91cd.js')).headers.vary).toBe('accept-encoding')
    expect((await get('/assets/font-4f2a91cd.woff2')).headers.vary).toBeUndefined()
  })

  it.each(['/assets/gone-4f2a91cd.js', '/assets/', '/assets/gone', '/panoramas/gone', '/gone.png', '/a/b.json'])(
    'that are missing are never HTML: %s',
    async (url) => {
      const { status, headers } = await get(url)
      expect(status).toBe(404)
      expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    },
  )

  it('answer HEAD like GET, without a body', async () => {
    const whole = await get('/assets/app-4f2a91cd.js', { 'accept-encoding': 'br' })
    const head = await get('/assets/app-4f2a91cd.js', { 'accept-encoding': 'br' }, 'HEAD')
    expect(head.body).toHaveLength(0)
    const { date: _, ...expected } = whole.headers
    expect(head.headers).toMatchObject(expected)
  })

  it.each([
    ['bytes=0-3', 206, 'byte', 'bytes 0-3/5'],
    ['bytes=-2', 206, 'es', 'bytes 3-4/5'],
    ['bytes=3-', 206, 'es', 'bytes 3-4/5'],
    ['bytes=0-0,2-2', 200, 'bytes', undefined],
    ['bytes=5-', 416, '', 'bytes */5'],
  ])('are sent in parts: %s', async (range, status, text, contentRange) => {
    const answer = await get('/data.bin', { range })
    expect([answer.status, answer.body.toString(), answer.headers['content-range']]).toEqual([
      status,
      text,
      contentRange,
    ])
    expect(answer.headers['accept-ranges']).toBe('bytes')
  })

  it('are sent whole to who holds a part of an older one', async () => {
    const { headers } = await get('/data.bin')
    const current = await get('/data.bin', { range: 'bytes=0-1', 'if-range': String(headers.etag) })
    const older = await get('/data.bin', { range: 'bytes=0-1', 'if-range': '"older"' })
    expect([current.status, older.status, older.body.toString()]).toEqual([206, 200, 'bytes'])
  })

  it('survive a reader who leaves in the middle', async () => {
    await new Promise<void>((resolve) => {
      const socket = connect(running.port, '127.0.0.1', () => {
        socket.write('GET /assets/app-4f2a91cd.js HTTP/1.1\r\nHost: localhost\r\n\r\n')
        socket.destroy()
      })
      socket.on('close', () => resolve())
    })
    expect((await get('/')).status).toBe(200)
  })
})

describe('attacks', () => {
  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/../../../../../../etc/passwd',
    '/%2e%2e/secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets%2f..%2f..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets/..\\..\\secret.txt',
    '/assets/%252e%252e/%252e%252e/secret.txt',
    '/assets/%c0%ae%c0%ae/%c0%ae%c0%ae/secret.txt',
    '/assets/....//....//secret.txt',
    '/assets/app-4f2a91cd.js%00.html',
    '/assets/app-4f2a91cd.js/../../../secret.txt',
    '/assets/link-4f2a91cd.js',
    '/assets/up/secret.txt',
    '/assets/up/dist/server/entry.js',
    '/server/entry.js',
    '/server/routes.json',
    '/pages/home.html',
    '/server/pages/home.html',
    '/server/pages/home.html.br',
    '/assets/app-4f2a91cd.js.br',
    '/index.html',
    '/.vite/manifest.json',
    '/.hidden.json',
    '//secret.txt',
    'http://localhost/secret.txt',
    '/constructor',
    '/__proto__',
  ])('get nothing: %s', async (url) => {
    const { status, text } = await rawRequest(`GET ${url} HTTP/1.1`)
    expect([400, 404]).toContain(status)
    expect(text).not.toContain(SECRET)
    expect(text).not.toContain('root:')
    expect(text).not.toContain('Explore')
  })

  it('cannot turn the lost slash into a redirect to another site', async () => {
    for (const url of ['//other.example/', '/\\other.example/', '//explore/', '/%2fother.example/']) {
      const { status, text } = await rawRequest(`GET ${url} HTTP/1.1`)
      expect(status).not.toBe(308)
      expect(text.toLowerCase()).not.toContain('location:')
    }
  })

  it('cannot write', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const { status, headers } = await get('/', {}, method)
      expect(status).toBe(405)
      expect(headers.allow).toBe('GET, HEAD')
    }
  })
})

describe('the server', () => {
  it('says that it is well', async () => {
    const { status, headers, body } = await get('/healthz')
    expect([status, body.toString()]).toEqual([200, 'ok\n'])
    expect(headers['cache-control']).toBe('no-store')
  })

  it.each(['/healthz/', '/healthz/ready', '/healthz.txt'])('does not say so at %s', async (url) => {
    expect((await get(url)).status).toBe(404)
  })

  it('gives every answer the common headers', async () => {
    for (const url of ['/', '/nowhere', '/assets/app-4f2a91cd.js', '/assets/gone.js', '/healthz', '/%']) {
      expect((await get(url)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'permissions-policy': expect.stringContaining('xr-spatial-tracking=(self)'),
      })
    }
  })

  it('keeps connections alive', async () => {
    expect((await get('/')).headers.connection).toBe('keep-alive')
  })

  it('asks mounted handlers first, in order', async () => {
    const handler = createRequestHandler({
      root: join(folder, 'dist'),
      before: [
        (_, __, next) => next(),
        ({ url }, response, next) => (url === '/rest/v1/' ? response.end('backend') : next()),
      ],
    })
    const mounted = await serve({ handler, port: 0, host: '127.0.0.1' })
    expect((await get('/rest/v1/', {}, 'POST', mounted.port)).body.toString()).toBe('backend')
    expect((await get('/', {}, 'GET', mounted.port)).body.toString()).toBe(HOME)
    await mounted.close(0)
  })

  it('refuses to start without a build', () => {
    expect(() => createRequestHandler({ root: join(folder, 'nowhere') })).toThrow('npm run build')
  })
})

function write(path: string, content: string): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

/** `fetch` would tidy the address and decode the body, so the tests speak plain HTTP. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET', port = running.port): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) })
      })
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}

function rawRequest(line: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(running.port, '127.0.0.1', () => {
      socket.write(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    })
    socket.on('data', (chunk) => (text += chunk.toString('latin1')))
    socket.on('error', reject)
    socket.on('close', () => resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]), text }))
  })
}
