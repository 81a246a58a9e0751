import { render, screen } from '@testing-library/react'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { retryPanorama, tourStore } from '#state/tour-store.ts'
import { SceneBoundary } from './scene-boundary.tsx'

let isBroken = true

function Picture() {
  if (isBroken) throw new Error('no picture')
  return <p>picture</p>
}

afterEach(() => {
  isBroken = true
})

it('tells the page of a scene that fails, and builds it anew when asked to', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <SceneBoundary>
      <Picture />
    </SceneBoundary>,
  )
  expect(tourStore.getState()).toMatchObject({ trouble: 'failed', loadState: 'error' })
  expect(screen.queryByText('picture')).toBeNull()
  isBroken = false
  act(() => retryPanorama())
  expect(screen.getByText('picture')).toBeDefined()
})
