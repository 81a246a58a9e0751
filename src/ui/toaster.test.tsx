import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { notify, onNotice, Toaster } from './toaster.tsx'

afterEach(() => {
  vi.useRealTimers()
})

describe('notices', () => {
  it('are polite regions of two lines', async () => {
    render(<Toaster />)
    act(() => notify({ title: 'Link copied', text: 'It opens here.' }))
    const notice = await screen.findByRole('status')
    expect([...notice.querySelectorAll('p')].map((line) => line.textContent)).toEqual(['Link copied', 'It opens here.'])
  })

  it('that are destructive are announced at once and marked', async () => {
    render(<Toaster />)
    act(() => notify({ title: 'Error', text: 'It failed.', kind: 'error' }))
    expect((await screen.findByRole('alert')).dataset['type']).toBe('error')
  })

  it('stand together, and go after their time', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    render(<Toaster />)
    act(() => {
      notify({ title: 'One', text: '.', durationMs: 2000 })
      notify({ title: 'Two', text: '.', durationMs: 3000 })
      notify({ title: 'Three', text: '.', durationMs: 60_000 })
    })
    await screen.findByText('Three')
    expect(screen.getByText('One')).toBeDefined()
    expect(screen.getByText('Two')).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(2600))
    expect(screen.queryByText('One')).toBeNull()
    expect(screen.getByText('Two')).toBeDefined()
  })

  it('that come before their region wait for it', async () => {
    notify({ title: 'Welcome', text: 'Karibu.' })
    render(<Toaster />)
    expect(await screen.findByText('Karibu.')).toBeDefined()
  })

  it('are told to whoever listens, with their full duration, until they stop', () => {
    const heard = vi.fn<(notice: object) => void>()
    const stop = onNotice(heard)
    notify({ title: 'Zanzibar Beaches', text: 'Destination loaded', durationMs: 2000, id: 'loaded' })
    stop()
    notify({ title: 'Link copied', text: 'It opens here.' })
    expect(heard.mock.calls).toEqual([
      [{ title: 'Zanzibar Beaches', text: 'Destination loaded', durationMs: 2000, kind: 'info', id: 'loaded' }],
    ])
  })
})
