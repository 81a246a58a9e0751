import type { Mount } from './backend-middleware.ts'
import { createRateLimiter } from './rate-limiter.ts'
import { sendJson } from './send-json.ts'

const WINDOW_MS = 5 * 60 * 1000
/** Far above what pages call, far below what keeps a machine busy. */
const CALLS_PER_ADDRESS = 600

/** Keeps one address from calling functions without end. @param factor multiplies the limit */
export function limitFunctions({ paths, answer }: Mount, factor: number, now: () => number = Date.now): Mount {
  const calls = createRateLimiter({ limit: Math.ceil(CALLS_PER_ADDRESS * factor), windowMs: WINDOW_MS, now })
  return {
    paths,
    answer(request, response, path) {
      const waitS = calls.take(request.socket.remoteAddress ?? '')
      if (waitS === 0) return answer(request, response, path)
      response.setHeader('retry-after', waitS)
      response.setHeader('connection', 'close')
      sendJson(response, 429, { code: 'over_request_rate_limit', message: 'Request rate limit reached' })
    },
  }
}
