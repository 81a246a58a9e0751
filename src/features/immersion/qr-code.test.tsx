import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { QrCode } from './qr-code.tsx'

it('draws three finders in a quiet border, by which cameras know a code', () => {
  render(<QrCode text="https://utalii.example.com/explore?category=1&heading=70" label="QR code of the link" />)
  const code = screen.getByRole('img', { name: 'QR code of the link' })
  const size = Number(code.getAttribute('viewBox')?.split(' ')[2])
  const dark = new Set(
    code
      .querySelector('path')
      ?.getAttribute('d')
      ?.match(/(?<=M)\d+,\d+/g),
  )
  const isDark = (x: number, y: number) => dark.has(`${x},${y}`)
  for (const [left, top] of [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ] as const) {
    // A ring of seven dots, a light ring, and a core of three.
    expect(Array.from({ length: 7 }, (_, i) => isDark(left + i, top))).toEqual(Array<boolean>(7).fill(true))
    expect(Array.from({ length: 7 }, (_, i) => isDark(left + i, top + 3))).toEqual([
      true,
      false,
      true,
      true,
      true,
      false,
      true,
    ])
  }
  for (let at = 0; at < size; at += 1) expect([isDark(at, 3), isDark(3, at)]).toEqual([false, false])
})
