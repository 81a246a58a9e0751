/** Shorter passwords are refused, here and by the server. */
export const SHORTEST_PASSWORD = 6
/** From here on length alone makes a password hard to guess. */
const GOOD_LENGTH = 12

/** A hint, never a rule: only `short` is refused. */
export function passwordStrength(password: string): 'short' | 'fair' | 'good' {
  if (password.length < SHORTEST_PASSWORD) return 'short'
  return password.length >= GOOD_LENGTH && new Set(password).size >= SHORTEST_PASSWORD ? 'good' : 'fair'
}
