import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TextField } from './field.tsx'

it('a field is described by its hint, and by its error beside it', () => {
  const { rerender } = render(<TextField label="Email" hint="For the receipt." />)
  expect(screen.getByRole('textbox', { name: 'Email', description: 'For the receipt.' })).toBeDefined()
  rerender(<TextField label="Email" hint="For the receipt." error="It lacks an @." />)
  const input = screen.getByRole('textbox', { name: 'Email', description: 'For the receipt. It lacks an @.' })
  expect(input.getAttribute('aria-invalid')).toBe('true')
})
