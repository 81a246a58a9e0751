import { expect, it, vi } from 'vitest'
import { createPaintTurns } from './paint-turns.ts'

it('lets one paint in each frame, in the order in which they asked, once for all they have asked', () => {
  const turns = createPaintTurns()
  const painted: string[] = []
  const panel = () => void painted.push('panel')
  const board = () => void painted.push('board')
  for (const paint of [panel, board, panel, board, panel]) turns.ask(paint)
  expect(painted).toEqual([])
  turns.update()
  expect(painted).toEqual(['panel'])
  turns.ask(panel)
  turns.update()
  turns.update()
  turns.update()
  expect(painted).toEqual(['panel', 'board', 'panel'])
})

it('goes on with the next where a picture asks for another', () => {
  const turns = createPaintTurns()
  const second = vi.fn<() => void>()
  turns.ask(() => turns.ask(second))
  turns.update()
  expect(second).not.toHaveBeenCalled()
  turns.update()
  expect(second).toHaveBeenCalledOnce()
})
