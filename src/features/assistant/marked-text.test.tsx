import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { MarkedText } from './marked-text.tsx'

function show(text: string): HTMLElement {
  return render(<MarkedText text={text} />, { wrapper: MemoryRouter }).container
}

it('shows paragraphs, lists and marks', () => {
  const shown = show('**Mara** in *August*\n\n- `one`\n- two')
  expect(shown.querySelector('strong')?.textContent).toBe('Mara')
  expect(shown.querySelector('em')?.textContent).toBe('August')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

it('leads into the app and to those who are to be asked, and nowhere else', () => {
  show(
    '[in](/explore) [who](https://www.who.int/x) [out](https://example.com/) [bad](javascript:alert(1)) [two](//x.y)',
  )
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/explore',
    'https://www.who.int/x',
  ])
})

it('shows HTML as text and loads no picture', () => {
  const text = '<img src=x onerror=alert(1)> <script>alert(1)</script> ![spy](https://example.com/a.png)'
  const shown = show(text)
  expect(shown.querySelector('img, script')).toBeNull()
  expect(shown.textContent).toContain('<script>alert(1)</script>')
})
