import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { immersionStore, reportPresenting } from '#state/immersion-store.ts'
import { tourStore } from '#state/tour-store.ts'
import { TurningBackdrop } from './turning-backdrop.tsx'

vi.mock('#platform/live-pictures.ts', () => ({
  affordsLivePictures: async () => true,
  whenIdle: (onIdle: () => void) => {
    onIdle()
    return () => {}
  },
}))

const media = Object.assign(new EventTarget(), { matches: false })

beforeEach(() => {
  media.matches = false
  immersionStore.setState(immersionStore.getInitialState(), true)
  tourStore.setState(tourStore.getInitialState(), true)
  vi.stubGlobal('matchMedia', () => media)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

const backdrop = () => screen.queryByTestId('live-backdrop')

async function renderBackdrop(): Promise<void> {
  await act(async () => {
    render(<TurningBackdrop panoramaId="calibration" pauseLabel="Pause" playLabel="Play" />)
  })
}

it('is there where the device affords it and nobody is against it', async () => {
  await renderBackdrop()
  expect(backdrop()).not.toBeNull()
  expect(tourStore.getState().panoramaId).toBe('calibration')
})

it('leaves whoever comes here in a headset in their place, and begins when they are back', async () => {
  tourStore.setState({ panoramaId: 'zanzibar-beaches' })
  reportPresenting('vr')
  await renderBackdrop()
  expect(backdrop()).toBeNull()
  expect(tourStore.getState().panoramaId).toBe('zanzibar-beaches')
  act(() => reportPresenting('none'))
  expect(backdrop()).not.toBeNull()
})

it('goes as soon as motion is unwelcome', async () => {
  await renderBackdrop()
  await act(async () => {
    media.matches = true
    media.dispatchEvent(new Event('change'))
  })
  expect(backdrop()).toBeNull()
})

it('goes as soon as the product is asked for less motion', async () => {
  await renderBackdrop()
  await act(async () => {
    document.documentElement.dataset['motion'] = 'reduced'
  })
  expect(backdrop()).toBeNull()
  delete document.documentElement.dataset['motion']
})
