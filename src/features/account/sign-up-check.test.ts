import { expect, it } from 'vitest'
import { passwordStrength } from './password-rules.ts'
import { signUpFault } from './sign-up-check.ts'

const GOOD = { name: 'Amina', email: 'amina@example.com', password: 'secret', confirmPassword: 'secret' }

it.each([
  ['nothing', {}, null],
  ['a missing name', { name: ' ' }, 'Please fill in all required fields'],
  ['a missing e-mail', { email: '' }, 'Please fill in all required fields'],
  ['a missing password, before its confirmation', { password: '' }, 'Please fill in all required fields'],
  [
    'another confirmation, before the length',
    { password: 'short', confirmPassword: 'other' },
    'Passwords do not match',
  ],
  ['5 characters', { password: '12345', confirmPassword: '12345' }, 'Password must be at least 6 characters long'],
])('finds %s', (_, part, fault) => {
  expect(signUpFault({ ...GOOD, ...part })).toBe(fault)
})

it.each([
  ['', 'short'],
  ['12345', 'short'],
  ['123456', 'fair'],
  ['aaaaaaaaaaaaaaa', 'fair'],
  ['three old giraffes', 'good'],
])('rates %j as %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
