import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { RadioGroup } from './radio-group.tsx'
import { SelectField } from './select.tsx'
import { Switch } from './switch.tsx'

const WAYS = [
  { value: 'card', label: 'Card', hint: 'Visa and others' },
  { value: 'phone', label: 'Phone' },
] as const

it('a radio group names its choices, describes them and tells which was chosen', async () => {
  const onValueChange = vi.fn<(value: 'card' | 'phone') => void>()
  render(<RadioGroup label="Pay with" value="card" options={WAYS} onValueChange={onValueChange} />)
  expect(screen.getByRole('radiogroup', { name: 'Pay with' })).toBeDefined()
  expect(screen.getByRole('radio', { name: 'Card', description: 'Visa and others', checked: true })).toBeDefined()
  await userEvent.setup().click(screen.getByText('Phone'))
  expect(onValueChange.mock.calls).toEqual([['phone']])
})

it('a disabled radio group cannot be changed', () => {
  render(<RadioGroup label="Pay with" value="card" options={WAYS} isDisabled onValueChange={() => {}} />)
  expect(screen.getByRole('radio', { name: 'Phone' })).toHaveProperty('disabled', true)
})

it('a select tells the chosen value and shows its error', async () => {
  const onValueChange = vi.fn<(value: string) => void>()
  render(<SelectField label="Way" value="card" options={WAYS} error="Choose another." onValueChange={onValueChange} />)
  const select = screen.getByRole('combobox', { name: 'Way', description: 'Choose another.' })
  await userEvent.setup().selectOptions(select, 'Phone')
  expect(onValueChange.mock.calls).toEqual([['phone']])
})

it('a switch is turned by its label', async () => {
  const onChange = vi.fn<(isOn: boolean) => void>()
  render(<Switch label="Low data" isOn={false} onChange={onChange} />)
  await userEvent.setup().click(screen.getByText('Low data'))
  expect(onChange.mock.calls).toEqual([[true]])
  expect(screen.getByRole('switch', { name: 'Low data', checked: false })).toBeDefined()
})
