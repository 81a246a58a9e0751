import { expect, it, vi } from 'vitest'
import type { Spot } from '#state/tour-store.ts'
import { CELL, paintSpots } from './paint-spots.ts'

const SPOT: Spot = { id: 'kibo', kind: 'stop', title: 'Kibo', outline: '', direction: { headingDeg: 0, pitchDeg: 0 } }

type Written = { text: string; font: string; scale: number }

/** A canvas that notes what is written on it, at which size and scale. */
function noteTexts(): { canvas: HTMLCanvasElement; written: Written[] } {
  const written: Written[] = []
  const scales = [1]
  const context = {
    font: '',
    save: () => scales.push(scales.at(-1) ?? 1),
    restore: () => scales.pop(),
    scale: (factor: number) => scales.push((scales.pop() ?? 1) * factor),
    measureText: () => ({ width: 40 }),
    fillText: (text: string) => written.push({ text, font: context.font, scale: scales.at(-1) ?? 1 }),
    translate: () => {},
    beginPath: () => {},
    arc: () => {},
    fill: () => {},
    stroke: () => {},
    roundRect: () => {},
  }
  const canvas: Pick<HTMLCanvasElement, 'width' | 'height'> = { width: 0, height: 0 }
  return { canvas: Object.assign(canvas, { getContext: () => context }) as unknown as HTMLCanvasElement, written }
}

it('writes a name at the size at which it is read, where no letter is rounded to a whole pixel of a small one', () => {
  vi.stubGlobal('Path2D', class {})
  const { canvas, written } = noteTexts()
  paintSpots(canvas, [SPOT])
  expect(written).toMatchObject([{ text: 'Kibo' }])
  expect(written[0]?.scale).toBeCloseTo(1)
  expect(Number.parseFloat(written[0]?.font.split(' ')[1] ?? '')).toBeGreaterThan(canvas.height / CELL.heightDeg)
})
