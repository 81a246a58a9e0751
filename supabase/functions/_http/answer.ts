import { corsHeaders } from 'npm:@supabase/supabase-js@^2.109.0/cors'

/** What went wrong, in words that the person who asked may read. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

/** What every answer carries: pages of any origin may read it, and nobody keeps it. */
export const ANSWER_HEADERS: Readonly<Record<string, string>> = { ...corsHeaders, 'cache-control': 'no-store' }

/**
 * A function that answers `POST` with JSON and pages of any origin, which prove themselves by a token and never by a
 * cookie; a `Response` is sent as it is. A `Refusal` becomes `{ error: { code, message } }`; any other failure is logged and named only in general.
 */
export function answerPost(answer: (request: Request) => Promise<unknown>): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: corsHeaders })
    try {
      if (request.method !== 'POST') throw new Refusal(405, 'method_not_allowed', 'This function answers POST alone.')
      const answered = await answer(request)
      return answered instanceof Response ? answered : json(200, answered)
    } catch (error) {
      if (error instanceof Refusal) return json(error.status, { error: { code: error.code, message: error.message } })
      console.error(error)
      return json(500, { error: { code: 'unexpected_failure', message: 'The server failed. Please try again.' } })
    }
  }
}

function json(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: ANSWER_HEADERS })
}
