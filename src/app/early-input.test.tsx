import { act } from '@testing-library/react'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EARLY_INPUT_SCRIPT, stopHoldingInput, takeUpEarlyInput } from './early-input.ts'

const send = vi.fn<(values: object) => void>()
let container: HTMLElement

beforeEach(() => {
  send.mockReset()
  vi.useFakeTimers()
  // oxlint-disable-next-line no-eval -- what the document runs
  globalThis.eval(EARLY_INPUT_SCRIPT)
  container = document.createElement('div')
  container.innerHTML = renderToString(page)
  document.body.append(container)
})

afterEach(() => {
  stopHoldingInput()
  takeUpEarlyInput()
  document.body.replaceChildren()
  vi.useRealTimers()
})

function Page() {
  const [name, setName] = useState('')
  const [place, setPlace] = useState('all')
  const [note, setNote] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send({ name, place, note })
      }}
    >
      <input name="name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      <textarea name="note" value={note} onChange={(event) => setNote(event.currentTarget.value)} />
      <select name="place" value={place} onChange={(event) => setPlace(event.currentTarget.value)}>
        <option value="all">All</option>
        <option value="kenya">Kenya</option>
      </select>
      <button type="submit">Send</button>
    </form>
  )
}

function TakeOver({ children }: { children: ReactNode }) {
  useLayoutEffect(takeUpEarlyInput, [])
  return children
}

const page = (
  <TakeOver>
    <Page />
  </TakeOver>
)

const control = (name: string) => found<HTMLInputElement>(`[name="${name}"]`)
const submit = () => found<HTMLButtonElement>('button')

function found<Kind extends Element>(selector: string): Kind {
  const element = container.querySelector<Kind>(selector)
  if (!element) throw new Error(`There is no ${selector}`)
  return element
}

async function takeOver() {
  stopHoldingInput()
  await act(async () => hydrateRoot(container, page))
  await act(async () => vi.runAllTimers())
}

it('sends what was typed, written and chosen before the code came', async () => {
  control('name').value = 'Amina'
  control('note').value = 'Karibu'
  control('place').value = 'kenya'
  await takeOver()
  expect(send).not.toHaveBeenCalled()
  await act(async () => submit().click())
  expect(send).toHaveBeenCalledWith({ name: 'Amina', place: 'kenya', note: 'Karibu' })
  expect(control('name').value).toBe('Amina')
})

it('keeps the browser from sending a form, and sends it once when the code has come', async () => {
  control('name').value = 'Amina'
  const sent = vi.fn<(event: Event) => boolean>((event) => event.defaultPrevented)
  container.addEventListener('submit', sent)
  submit().click()
  submit().click()
  expect(sent).toHaveReturnedWith(true)
  expect(sent).not.toHaveReturnedWith(false)
  await takeOver()
  expect(send.mock.calls).toEqual([[{ name: 'Amina', place: 'all', note: '' }]])
})

it('leaves the caret where it was', async () => {
  control('name').value = 'Amina'
  control('name').focus()
  control('name').setSelectionRange(2, 3)
  await takeOver()
  expect([control('name').selectionStart, control('name').selectionEnd]).toEqual([2, 3])
})

it('leaves presses after the taking over to the page', async () => {
  await takeOver()
  await act(async () => submit().click())
  await act(async () => vi.runAllTimers())
  expect(send).toHaveBeenCalledTimes(1)
})
