/**
 * Runs in Deno, not in Node: serves every `supabase/functions/<name>/index.ts` from one process. A function registers its
 * handler through `Deno.serve`, as on a hosted project, and is imported when it is first called.
 */
type Handler = (request: Request, info: Deno.ServeHandlerInfo) => Response | Promise<Response>
type Loading = { handler?: Handler }

const [folder = ''] = Deno.args
const NAME = /^\/([a-z0-9][\w-]*)(?:\/|$)/i
const handlers = new Map<string, Promise<Handler>>()
const serve = Deno.serve
/** Only one function is imported at a time, so that it is known whose handler is registered. */
let loading: Loading | null = null
let lastLoad: Promise<unknown> = Promise.resolve()

Object.defineProperty(Deno, 'serve', { value: register })

// One function's forgotten promise must not end the others.
addEventListener('unhandledrejection', (event) => {
  event.preventDefault()
  console.error(event.reason)
})

serve({ hostname: '127.0.0.1', port: 0, onListen: ({ port }) => console.log(port) }, answer)
await untilParentLeaves()
Deno.exit()

async function answer(request: Request, info: Deno.ServeHandlerInfo): Promise<Response> {
  const [, name] = NAME.exec(new URL(request.url).pathname) ?? []
  if (name === undefined || !(await exists(name))) {
    return refuse(404, 'NOT_FOUND', 'Requested function was not found')
  }
  try {
    const handler = await load(name)
    return await handler(request, info)
  } catch (error) {
    console.error(`${name}:`, error)
    return refuse(500, 'WORKER_ERROR', 'Function exited due to an error (please check logs)')
  }
}

function load(name: string): Promise<Handler> {
  const known = handlers.get(name)
  if (known) return known
  const handler = lastLoad.then(() => importHandler(name))
  lastLoad = handler.catch(() => handlers.delete(name))
  handlers.set(name, handler)
  return handler
}

async function importHandler(name: string): Promise<Handler> {
  const current: Loading = {}
  loading = current
  try {
    await import(`file://${folder}/${name}/index.ts`)
  } finally {
    loading = null
  }
  if (!current.handler) throw new Error(`${name}/index.ts does not call Deno.serve`)
  return current.handler
}

/** Takes the place of `Deno.serve` in all its forms. */
function register(...args: (Handler | { handler?: Handler } | undefined)[]): Deno.HttpServer {
  const handler = args.map((arg) => (typeof arg === 'function' ? arg : arg?.handler)).find((found) => found)
  if (!loading || !handler) throw new Error('Deno.serve is for index.ts, while it is imported, and takes a handler')
  loading.handler = handler
  const addr: Deno.NetAddr = { transport: 'tcp', hostname: '127.0.0.1', port: 0 }
  const finished = new Promise<void>(() => {})
  const shutdown = () => Promise.resolve()
  return { addr, finished, shutdown, ref() {}, unref() {}, [Symbol.asyncDispose]: shutdown }
}

async function exists(name: string): Promise<boolean> {
  try {
    return (await Deno.stat(`${folder}/${name}/index.ts`)).isFile
  } catch {
    return false
  }
}

function refuse(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status, headers: { 'access-control-allow-origin': '*' } })
}

async function untilParentLeaves(): Promise<void> {
  for await (const _ of Deno.stdin.readable);
}
