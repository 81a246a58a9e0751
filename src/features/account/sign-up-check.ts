import { accountEn } from '#content/messages/account.en.ts'
import { SHORTEST_PASSWORD } from './password-rules.ts'

export type SignUpFields = { name: string; email: string; password: string; confirmPassword: string }

/** The first thing that is wrong, in the specified order; null where nothing is. */
export function signUpFault({ name, email, password, confirmPassword }: SignUpFields): string | null {
  const { missing, different, short } = accountEn.signUp
  if (!name.trim() || !email.trim() || !password) return missing
  if (password !== confirmPassword) return different
  return password.length < SHORTEST_PASSWORD ? short : null
}
