import { expect, it } from 'vitest'
import { hostedBackendOrigin } from './hosted-backend.ts'

const key = 'sb_publishable_example'

it('is nobody when nothing is set: the server has a backend of its own', () => {
  expect(hostedBackendOrigin({})).toBeNull()
  expect(hostedBackendOrigin({ VITE_SUPABASE_URL: '', VITE_SUPABASE_PUBLISHABLE_KEY: '' })).toBeNull()
})

it('is the origin of the project', () => {
  const env = { VITE_SUPABASE_URL: 'https://project.example/', VITE_SUPABASE_PUBLISHABLE_KEY: key }
  expect(hostedBackendOrigin(env)).toBe('https://project.example')
})

it.each([
  { VITE_SUPABASE_URL: 'https://project.example' },
  { VITE_SUPABASE_PUBLISHABLE_KEY: key },
  { VITE_SUPABASE_URL: 'project.example', VITE_SUPABASE_PUBLISHABLE_KEY: key },
  { VITE_SUPABASE_URL: 'http://project.example', VITE_SUPABASE_PUBLISHABLE_KEY: key },
])('refuses to build half of it: %o', (env) => {
  expect(() => hostedBackendOrigin(env)).toThrow('VITE_SUPABASE_URL')
})
