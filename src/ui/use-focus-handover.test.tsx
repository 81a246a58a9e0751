import { render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it } from 'vitest'
import { useFocusHandover } from './use-focus-handover.ts'

function Item({ name }: { name: string }) {
  const item = useRef<HTMLLIElement>(null)
  useFocusHandover(item)
  return (
    <li ref={item}>
      <button type="button">{name}</button>
    </li>
  )
}

function List({ names }: { names: string[] }) {
  return (
    <section>
      <ul>
        {names.map((name) => (
          <Item key={name} name={name} />
        ))}
      </ul>
      <p>
        <button type="button">Write</button>
      </p>
    </section>
  )
}

it.each([
  ['the next', 'Second', ['First', 'Third'], 'Third'],
  ['the one before', 'Third', ['First', 'Second'], 'Second'],
  ['what follows the list', 'Third', [], 'Write'],
  ['nothing else where it was not there', 'Write', ['First', 'Third'], 'Write'],
])('gives the focus of an item that goes to %s', (_, focused, left, expected) => {
  const { rerender } = render(<List names={['First', 'Second', 'Third']} />)
  screen.getByRole('button', { name: focused }).focus()
  rerender(<List names={left} />)
  expect(document.activeElement?.textContent).toBe(expected)
})
