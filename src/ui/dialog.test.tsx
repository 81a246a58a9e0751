import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

function Example() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Duration" closeLabel="Close" place="left">
        <input aria-label="Months" />
      </Dialog>
    </>
  )
}

async function openDialog() {
  const user = userEvent.setup()
  render(<Example />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog')
  return user
}

it('is named by its title', async () => {
  await openDialog()
  expect(screen.getByRole('dialog', { name: 'Duration' })).toBeDefined()
})

it.each(['Escape', 'its button'])('closes by %s and gives the focus back', async (way) => {
  const user = await openDialog()
  await (way === 'Escape' ? user.keyboard('{Escape}') : user.click(screen.getByRole('button', { name: 'Close' })))
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })))
})
