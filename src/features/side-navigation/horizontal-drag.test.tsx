import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listenForDrags } from './horizontal-drag.ts'

const onMove = vi.fn<(offsetPx: number) => void>()
const onDragged = vi.fn<() => void>()
const onClick = vi.fn<() => void>()
let panel = document.createElement('div')
let item = document.createElement('button')

beforeEach(() => {
  vi.clearAllMocks()
  panel = document.createElement('div')
  item = document.createElement('button')
  item.addEventListener('click', onClick)
  panel.append(item)
  document.body.replaceChildren(panel)
  listenForDrags(panel, { onMove, onDragged })
})

function point(type: string, clientX: number, init: PointerEventInit = {}) {
  const event = new PointerEvent(type, {
    pointerId: 1,
    isPrimary: true,
    bubbles: true,
    cancelable: true,
    clientX,
    ...init,
  })
  item.dispatchEvent(event)
}

function drag(fromPx: number, toPx: number, init: PointerEventInit = {}) {
  point('pointerdown', fromPx, init)
  point('pointermove', toPx, init)
  point('pointerup', toPx, init)
  item.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true, cancelable: true }))
}

describe('a horizontal drag', () => {
  it.each([
    [200, 99],
    [0, 101],
  ])('from %d to %d px toggles', (fromPx, toPx) => {
    drag(fromPx, toPx)
    expect(onDragged).toHaveBeenCalledOnce()
  })

  it.each([
    [200, 100],
    [0, 100],
    [50, 50],
  ])('from %d to %d px does not', (fromPx, toPx) => {
    drag(fromPx, toPx)
    expect(onDragged).not.toHaveBeenCalled()
  })

  it('tells how far it has come, and that it is over', () => {
    drag(200, 140)
    expect(onMove.mock.calls).toEqual([[-60], [0]])
  })

  it('chooses nothing; a press that hardly moves does', () => {
    drag(200, 150)
    expect(onClick).not.toHaveBeenCalled()
    drag(200, 195)
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('leaves the keyboard alone afterwards', () => {
    point('pointerdown', 200)
    point('pointermove', 50)
    point('pointerup', 50)
    item.click()
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('goes on outside of the panel', () => {
    point('pointerdown', 20)
    document.dispatchEvent(new PointerEvent('pointermove', { pointerId: 1, clientX: 200 }))
    document.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1, clientX: 200 }))
    expect(onDragged).toHaveBeenCalledOnce()
  })

  it('is off when the browser scrolls instead', () => {
    point('pointerdown', 200)
    point('pointermove', 50)
    point('pointercancel', 50)
    point('pointerup', 50)
    expect(onDragged).not.toHaveBeenCalled()
  })

  it.each([{ button: 2 }, { isPrimary: false }])('is none with %j', (init) => {
    drag(200, 0, init)
    expect(onDragged).not.toHaveBeenCalled()
  })
})
