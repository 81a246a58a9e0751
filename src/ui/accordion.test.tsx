import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Accordion, AccordionItem } from './accordion.tsx'

const openQuestions = () => screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)

it('opens one answer at a time and closes it again', async () => {
  const user = userEvent.setup()
  render(
    <Accordion>
      <AccordionItem title="First?">One.</AccordionItem>
      <AccordionItem title="Second?">Two.</AccordionItem>
    </Accordion>,
  )
  expect(screen.queryAllByRole('button', { expanded: true })).toEqual([])
  await user.click(screen.getByRole('button', { name: 'First?' }))
  expect(openQuestions()).toEqual(['First?'])
  await user.click(screen.getByRole('button', { name: 'Second?' }))
  expect(openQuestions()).toEqual(['Second?'])
  await user.click(screen.getByRole('button', { name: 'Second?' }))
  expect(screen.queryAllByRole('button', { expanded: true })).toEqual([])
})

it('keeps closed answers in the document', () => {
  render(
    <Accordion>
      <AccordionItem title="First?">One.</AccordionItem>
    </Accordion>,
  )
  expect(screen.getByText('One.')).toBeDefined()
})
