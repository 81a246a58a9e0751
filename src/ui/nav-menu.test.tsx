import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { NavMenu, NavMenuGroup, NavMenuGroupLink, NavMenuLink } from './nav-menu.tsx'

const trigger = () => screen.getByRole('button', { name: 'Features' })

beforeEach(() => {
  render(
    <NavMenu>
      <NavMenuLink>
        <a href="#about">About Us</a>
      </NavMenuLink>
      <NavMenuGroup label="Features">
        <NavMenuGroupLink>
          <a href="#vr">VR technology</a>
        </NavMenuGroupLink>
      </NavMenuGroup>
    </NavMenu>,
  )
})

it('shows the links of a group after a click, and not before', async () => {
  const user = userEvent.setup()
  expect(screen.queryByRole('link', { name: 'VR technology' })).toBeNull()
  await user.click(trigger())
  expect(screen.getByRole('link', { name: 'VR technology' })).toBeDefined()
  expect(trigger().getAttribute('aria-expanded')).toBe('true')
})

it('closes when a link is chosen', async () => {
  const user = userEvent.setup()
  await user.click(trigger())
  await user.click(screen.getByRole('link', { name: 'VR technology' }))
  expect(screen.queryByRole('link', { name: 'VR technology' })).toBeNull()
})

it('opens by keyboard, and Escape closes it and returns to its button', async () => {
  const user = userEvent.setup()
  await user.tab()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('link', { name: 'VR technology' })).toBeDefined()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('link', { name: 'VR technology' })).toBeNull()
  expect(document.activeElement).toBe(trigger())
})
