import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onNotice } from '#ui/toaster.tsx'
import { ItineraryCard } from './itinerary-card.tsx'

const ITINERARY = { id: 'a', title: 'Coast', startDate: null, stops: [], shareToken: null }

const told: string[] = []
let stop = () => {}

beforeEach(() => {
  stop = onNotice(({ title }) => told.push(title))
})
afterEach(() => {
  stop()
  told.length = 0
})

function open(shareToken: string | null) {
  let end = (_isSaved: boolean) => {}
  const saving = new Promise<boolean>((resolve) => (end = resolve))
  const handleShared = vi.fn<(token: string | null) => Promise<boolean>>(() => saving)
  const nothing = () => {}
  render(
    <MemoryRouter>
      <ItineraryCard
        itinerary={{ ...ITINERARY, shareToken }}
        isOpen
        onToggled={nothing}
        onChanged={nothing}
        onShared={handleShared}
        onDeleted={nothing}
      />
    </MemoryRouter>,
  )
  return { end, handleShared }
}

it.each([
  [null, 'Share link', 'Link copied'],
  ['a-token-of-144-random-b', 'Stop sharing', 'Not shared any more'],
])('with the link %s, "%s" says "%s" once it is saved', async (shareToken, button, title) => {
  const { end, handleShared } = open(shareToken)
  await userEvent.setup().click(screen.getByRole('button', { name: button }))
  expect(handleShared).toHaveBeenCalledTimes(1)
  expect(told).toEqual([])
  end(true)
  await vi.waitFor(() => expect(told).toEqual([title]))
})

it.each([
  [null, 'Share link'],
  ['a-token-of-144-random-b', 'Stop sharing'],
])('with the link %s, "%s" says nothing where the saving failed', async (shareToken, button) => {
  const { end, handleShared } = open(shareToken)
  await userEvent.setup().click(screen.getByRole('button', { name: button }))
  end(false)
  await handleShared.mock.results[0]?.value
  await Promise.resolve()
  expect(told).toEqual([])
})
