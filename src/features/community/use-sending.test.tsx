import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSending } from './use-sending.ts'

it('tells how far it is until it ends, whatever arrives afterwards', () => {
  const { result } = renderHook(() => useSending())
  expect(result.current.share).toBeNull()
  act(() => void result.current.begin())
  act(() => result.current.tell(0.4))
  expect(result.current.share).toBe(0.4)
  act(() => result.current.end())
  act(() => result.current.tell(0.5))
  expect(result.current.share).toBeNull()
})

it('is stopped by the person', () => {
  const { result } = renderHook(() => useSending())
  let signal = new AbortController().signal
  act(() => {
    signal = result.current.begin()
  })
  result.current.stop()
  expect(signal.aborted).toBe(true)
})
