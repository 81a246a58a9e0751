import { createRateLimiter, type RateLimiter } from './rate-limiter.ts'
import type { FetchHandler } from './rest-and-auth.ts'

const WINDOW_MS = 5 * 60 * 1000
/** Wrong passwords and wrong one-time codes per account. */
const FAILURES_PER_ACCOUNT = 10
const PER_ADDRESS = { signIn: 300, signUp: 100, mail: 30 }

type Kind = keyof typeof PER_ADDRESS

const VERIFY = '/auth/v1/verify'
const KINDS: Readonly<Record<string, Kind>> = {
  '/auth/v1/signup': 'signUp',
  '/auth/v1/recover': 'mail',
  '/auth/v1/otp': 'mail',
  '/auth/v1/magiclink': 'mail',
  '/auth/v1/resend': 'mail',
  [VERIFY]: 'signIn',
}

/**
 * Guards what can be guessed or flooded, as the hosted service does. The answer never tells whether an account exists.
 * @param factor multiplies each limit, for tests and for many people behind one address
 */
export function limitAuth(next: FetchHandler, factor: number, now: () => number = Date.now): FetchHandler {
  const limiterOf = (limit: number) => createRateLimiter({ limit: Math.ceil(limit * factor), windowMs: WINDOW_MS, now })
  const failures = limiterOf(FAILURES_PER_ACCOUNT)
  const perAddress: Record<Kind, RateLimiter> = {
    signIn: limiterOf(PER_ADDRESS.signIn),
    signUp: limiterOf(PER_ADDRESS.signUp),
    mail: limiterOf(PER_ADDRESS.mail),
  }

  return async (request, context) => {
    if (opensMailedLink(request)) return refuseMethod()
    const kind = await kindOf(request)
    if (!kind) return next(request, context)
    const waitS = perAddress[kind].take(context.peerAddress ?? '')
    if (waitS > 0) return refuse(kind, waitS)
    const account = kind === 'signIn' ? await readAccount(request) : null
    if (account === null) return next(request, context)
    // Counted before the answer is known, so that many guesses at once are no way around; a right one gives it back.
    const accountWaitS = failures.take(account)
    if (accountWaitS > 0) return refuse(kind, accountWaitS)
    const response = await next(request, context)
    if (response.ok) failures.forget(account)
    return response
  }
}

/**
 * The library also lets people in by a link to itself, as old mails of the service had them. Ours lead to a page, which posts:
 * a door that no mail opens would only be one more to guess at.
 */
function opensMailedLink({ method, url }: Request): boolean {
  return method !== 'POST' && method !== 'OPTIONS' && new URL(url).pathname === VERIFY
}

async function kindOf(request: Request): Promise<Kind | null> {
  const { method, url } = request
  const { pathname, searchParams } = new URL(url)
  if (pathname === '/auth/v1/reauthenticate') return method === 'OPTIONS' ? null : 'mail'
  // A change of the address is mailed, to the old one and the new one; other changes of a person are not.
  if (method === 'PUT' && pathname === '/auth/v1/user') return (await readAccount(request)) === null ? null : 'mail'
  if (method !== 'POST') return null
  if (pathname === '/auth/v1/token') return searchParams.get('grant_type') === 'password' ? 'signIn' : null
  return KINDS[pathname] ?? null
}

/** The address that the body names, as accounts are told apart; null when it names none. */
async function readAccount(request: Request): Promise<string | null> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null)
  if (typeof body !== 'object' || body === null || !('email' in body)) return null
  return typeof body.email === 'string' ? body.email.trim().toLowerCase() : null
}

function refuseMethod(): Response {
  return new Response(null, { status: 405, headers: { allow: 'POST, OPTIONS', 'access-control-allow-origin': '*' } })
}

function refuse(kind: Kind, waitS: number): Response {
  const [code, message] =
    kind === 'mail'
      ? ['over_email_send_rate_limit', 'email rate limit exceeded']
      : ['over_request_rate_limit', 'Request rate limit reached']
  return Response.json(
    { code: 429, error_code: code, msg: message },
    { status: 429, headers: { 'retry-after': String(waitS), 'access-control-allow-origin': '*' } },
  )
}
