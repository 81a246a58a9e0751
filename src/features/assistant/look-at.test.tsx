import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { showPanorama, showStage, tourStore } from '#state/tour-store.ts'
import { startView } from '#state/view-fixtures.ts'
import { viewStore } from '#state/view-store.ts'
import { LookAt } from './look-at.tsx'

const LOOK = {
  panoramaId: 'zanzibar-beaches',
  title: 'The dhow',
  headingDeg: 8,
  pitchDeg: 6,
  href: '/tours/zanzibar-beaches?heading=8&pitch=6',
  turnsAtOnce: true,
}

beforeEach(() => {
  tourStore.setState(tourStore.getInitialState(), true)
  startView()
})

function show() {
  render(<LookAt look={LOOK} turnsAtOnce={false} />, { wrapper: MemoryRouter })
}

it('turns the panorama that its page shows', async () => {
  showPanorama('zanzibar-beaches', [])
  showStage(true)
  show()
  const before = viewStore.getState()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Show me: The dhow' }))
  expect(viewStore.getState()).not.toEqual(before)
})

it('leads to the panorama where the page that showed it was left', () => {
  showPanorama('zanzibar-beaches', [])
  showStage(true)
  showStage(false)
  show()
  expect(screen.getByRole('link', { name: 'Show me: The dhow' }).getAttribute('href')).toBe(LOOK.href)
})

it('turns by itself once, and not when its answer is drawn anew', () => {
  showPanorama('zanzibar-beaches', [])
  showStage(true)
  const look = { ...LOOK }
  const before = viewStore.getState()
  const { unmount } = render(<LookAt look={look} turnsAtOnce />, { wrapper: MemoryRouter })
  const turned = viewStore.getState()
  expect(turned).not.toEqual(before)
  unmount()
  viewStore.setState(before)
  render(<LookAt look={look} turnsAtOnce />, { wrapper: MemoryRouter })
  expect(viewStore.getState()).toEqual(before)
})
