import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { immersionStore } from '#state/immersion-store.ts'
import { preferencesStore } from '#state/preferences-store.ts'
import { HeadsetComfort } from './headset-comfort.tsx'

beforeEach(() => {
  immersionStore.setState(immersionStore.getInitialState(), true)
  preferencesStore.setState(preferencesStore.getInitialState(), true)
})

it('is not there where there is no headset', () => {
  immersionStore.setState({ vrSupport: 'unsupported' })
  render(<HeadsetComfort />)
  expect(screen.queryByRole('button')).toBeNull()
})

it('chooses what the panel in the headset chooses, by keyboard', async () => {
  immersionStore.setState({ vrSupport: 'supported' })
  render(<HeadsetComfort />)
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{Enter}')
  const turning = await screen.findByRole('radiogroup', { name: 'The thumbstick turns' })
  expect(within(turning).getByRole('radio', { name: 'In steps of 30°', checked: true })).toBeDefined()
  await user.click(within(turning).getByRole('radio', { name: 'Evenly' }))
  await user.click(screen.getByRole('radio', { name: 'After 2 seconds' }))
  expect(preferencesStore.getState()).toMatchObject({ turning: 'smooth', gazeDwellS: 2 })
  await user.click(screen.getByRole('radio', { name: 'Off' }))
  expect(preferencesStore.getState().gazeDwellS).toBeNull()
})
