import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button } from './button.tsx'
import { Menu, MenuItem } from './menu.tsx'
import { Tooltip } from './tooltip.tsx'

it('a menu opens, acts by keyboard and gives the focus back', async () => {
  const user = userEvent.setup()
  const onChosen = vi.fn<() => void>()
  render(
    <Menu trigger={<Button>More</Button>}>
      <MenuItem onChosen={() => {}}>Copy</MenuItem>
      <MenuItem onChosen={onChosen}>Share</MenuItem>
    </Menu>,
  )
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(onChosen).toHaveBeenCalledOnce()
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' }))
})

it('a tooltip describes its control on focus', async () => {
  render(
    <Tooltip text="Leaves this page">
      <Button>Go</Button>
    </Tooltip>,
  )
  await userEvent.setup().tab()
  expect(screen.getByRole('button', { name: 'Go', description: 'Leaves this page' })).toBeDefined()
})
