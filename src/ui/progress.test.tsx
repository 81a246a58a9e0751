import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EARLY_PROGRESS_SCRIPT, Progress, RUNS_AFTER_MS } from './progress.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const line = () => screen.getByRole('progressbar', { name: 'Uploading' })
const isRunning = () => line().hasAttribute('data-running')

it('progress says how much is done where that is known', () => {
  const { rerender } = render(<Progress label="Uploading" />)
  expect(line().getAttribute('aria-valuenow')).toBeNull()
  rerender(<Progress label="Uploading" share={0.25} />)
  expect(line().getAttribute('aria-valuenow')).toBe('25')
})

it('progress without a known end stands still for a second, then runs', () => {
  render(<Progress label="Uploading" />)
  act(() => vi.advanceTimersByTime(RUNS_AFTER_MS - 1))
  expect(isRunning()).toBe(false)
  act(() => vi.advanceTimersByTime(1))
  expect(isRunning()).toBe(true)
})

it('progress of the document runs before the code has come', () => {
  document.body.innerHTML = '<div role="progressbar" aria-label="Uploading" class="progress progress-open"></div>'
  // oxlint-disable-next-line no-eval -- what the document runs
  globalThis.eval(EARLY_PROGRESS_SCRIPT)
  expect(isRunning()).toBe(false)
  vi.advanceTimersByTime(RUNS_AFTER_MS)
  expect(isRunning()).toBe(true)
})
