/**
 * The session that an access token belongs to: the same after a refresh, another after the next sign-in. Null where
 * the token does not say. Nothing is verified: this is for telling sessions apart, not for trusting them.
 */
export function sessionIdFromToken(token: string): string | null {
  const payload = token.split('.')[1]
  if (payload === undefined) return null
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    if (typeof claims !== 'object' || claims === null || !('session_id' in claims)) return null
    return typeof claims.session_id === 'string' ? claims.session_id : null
  } catch {
    return null
  }
}
