import { describe, expect, it } from 'vitest'
import { toDegrees } from '#core/angles.ts'
import { ALL_CONTROLS } from './control-fixtures.ts'
import {
  LINES_OF_PAGE,
  MOEVA_CONTROLS,
  OPTION_KEYS,
  OPTION_LINE_DEG,
  PAGE_COUNT,
  PAGE_LINE_DEG,
  PAGE_TEXT,
  SPEAKER,
} from './moeva-layout.ts'
import {
  BOARD_SIZE,
  controlAt,
  GUIDE_CARD,
  GUIDED_CONTROLS,
  M_PER_DEG,
  NAME_DEG,
  PANEL_CONTROLS,
  PAIRED_CONTROLS,
  PANEL_SIZE,
  PAUSED_CONTROLS,
  type Rect,
  SLIDER_TRACK,
  SLIDER_VALUE,
  sliderValueAt,
  sliderXDeg,
  START_CONTROLS,
  STOP_CONTROLS,
  SURFACE_DISTANCE_M,
  TEXT_DEG,
  TROUBLE_CARD,
  TRY_AGAIN,
} from './panel-layout.ts'

/** Capital letters of Hanken Grotesk, as a share of the font size. */
const CAPITAL_SHARE = 0.7

/** What a vertical stretch of a surface covers as the head sees it from in front of the surface's middle. */
function seenHeightDeg({ xDeg, yDeg, heightDeg }: { xDeg: number; yDeg: number; heightDeg: number }): number {
  const awayM = Math.hypot(SURFACE_DISTANCE_M, xDeg * M_PER_DEG)
  const elevationDeg = (y: number) => toDegrees(Math.atan2(y * M_PER_DEG, awayM))
  return elevationDeg(yDeg + heightDeg / 2) - elevationDeg(yDeg - heightDeg / 2)
}

function seenWidthDeg({ xDeg, yDeg, widthDeg }: Rect): number {
  const awayM = Math.hypot(SURFACE_DISTANCE_M, yDeg * M_PER_DEG)
  const azimuthDeg = (x: number) => toDegrees(Math.atan2(x * M_PER_DEG, awayM))
  return azimuthDeg(xDeg + widthDeg / 2) - azimuthDeg(xDeg - widthDeg / 2)
}

function overlap(a: Rect, b: Rect): boolean {
  return (
    Math.abs(a.xDeg - b.xDeg) < (a.widthDeg + b.widthDeg) / 2 &&
    Math.abs(a.yDeg - b.yDeg) < (a.heightDeg + b.heightDeg) / 2
  )
}

describe('what the head sees of the panel', () => {
  it.each([...PANEL_CONTROLS, ...PAIRED_CONTROLS])(
    '$id has letters of at least 1.3°, wherever in it they stand',
    (control) => {
      const xDeg = Math.abs(control.xDeg) + control.widthDeg / 2 - 1
      expect(seenHeightDeg({ xDeg, yDeg: control.yDeg, heightDeg: TEXT_DEG * CAPITAL_SHARE })).toBeGreaterThanOrEqual(
        1.3,
      )
    },
  )

  it("shows the slider's value and the place in letters of at least 1.3°", () => {
    const lowestXDeg = SLIDER_VALUE.xDeg + SLIDER_VALUE.widthDeg / 2
    const heightDeg = TEXT_DEG * CAPITAL_SHARE
    expect(seenHeightDeg({ xDeg: lowestXDeg, yDeg: SLIDER_VALUE.yDeg, heightDeg })).toBeGreaterThanOrEqual(1.3)
    expect(seenHeightDeg({ xDeg: 16, yDeg: 15.2, heightDeg: NAME_DEG * CAPITAL_SHARE })).toBeGreaterThanOrEqual(1.3)
  })

  it('shows every letter of the board at 1.3° or more, the highest notice included', () => {
    const corner = { xDeg: BOARD_SIZE.widthDeg / 2 - 2, yDeg: BOARD_SIZE.heightDeg / 2 - 2 }
    expect(seenHeightDeg({ ...corner, heightDeg: TEXT_DEG * CAPITAL_SHARE })).toBeGreaterThanOrEqual(1.3)
  })

  it('shows what Moeva AI says, and all that may be chosen there, in letters of at least 1.3°', () => {
    const heightDeg = TEXT_DEG * CAPITAL_SHARE
    for (const { xDeg, yDeg, widthDeg } of OPTION_KEYS) {
      const corner = { xDeg: Math.abs(xDeg) + widthDeg / 2 - 1, yDeg: yDeg - OPTION_LINE_DEG / 2 }
      expect(seenHeightDeg({ ...corner, heightDeg })).toBeGreaterThanOrEqual(1.3)
    }
    for (const { xDeg, yDeg, widthDeg } of [PAGE_TEXT, SPEAKER, PAGE_COUNT]) {
      expect(seenHeightDeg({ xDeg: Math.abs(xDeg) + widthDeg / 2, yDeg, heightDeg })).toBeGreaterThanOrEqual(1.3)
    }
    expect(PAGE_LINE_DEG).toBeGreaterThan(TEXT_DEG)
    expect(LINES_OF_PAGE).toBe(5)
  })

  it.each(ALL_CONTROLS)('$id is a target of at least 3° each way', (control) => {
    expect(seenHeightDeg(control)).toBeGreaterThanOrEqual(3)
    expect(seenWidthDeg(control)).toBeGreaterThanOrEqual(3)
  })
})

/** What may stand on the card of a guided tour. */
const GUIDE_SETS = [START_CONTROLS, GUIDED_CONTROLS, PAUSED_CONTROLS, STOP_CONTROLS]

describe('the layout', () => {
  it.each([...PANEL_CONTROLS, ...PAIRED_CONTROLS])('keeps $id inside the panel and off its neighbours', (control) => {
    const panel = PANEL_CONTROLS.includes(control) ? PANEL_CONTROLS : PAIRED_CONTROLS
    expect(Math.abs(control.xDeg) + control.widthDeg / 2).toBeLessThanOrEqual(PANEL_SIZE.widthDeg / 2 - 1)
    expect(Math.abs(control.yDeg) + control.heightDeg / 2).toBeLessThanOrEqual(PANEL_SIZE.heightDeg / 2 - 1)
    expect(panel.filter((other) => other !== control && overlap(other, control))).toEqual([])
    expect(control.id === 'slider' ? false : overlap(SLIDER_VALUE, control)).toBe(false)
  })

  it.each(GUIDE_SETS.flat())('keeps $id inside its card and off its neighbours', (control) => {
    expect(Math.abs(control.xDeg) + control.widthDeg / 2).toBeLessThanOrEqual(GUIDE_CARD.widthDeg / 2 - 0.5)
    expect(control.heightDeg).toBeLessThan(GUIDE_CARD.heightDeg)
    const row = GUIDE_SETS.find((controls) => controls.includes(control))
    expect(row?.filter((other) => other !== control && overlap(other, control))).toEqual([])
  })

  it.each(MOEVA_CONTROLS)('keeps $id inside the panel, off its neighbours and off what is read', (control) => {
    expect(Math.abs(control.xDeg) + control.widthDeg / 2).toBeLessThanOrEqual(PANEL_SIZE.widthDeg / 2 - 1)
    expect(Math.abs(control.yDeg) + control.heightDeg / 2).toBeLessThanOrEqual(PANEL_SIZE.heightDeg / 2 - 1)
    const others: readonly Rect[] = [...MOEVA_CONTROLS, PAGE_TEXT, SPEAKER, PAGE_COUNT]
    expect(others.filter((other) => other !== control && overlap(other, control))).toEqual([])
  })

  it('keeps the button inside the card that asks for it', () => {
    expect(TRY_AGAIN.yDeg - TRY_AGAIN.heightDeg / 2).toBeGreaterThan(TROUBLE_CARD.yDeg - TROUBLE_CARD.heightDeg / 2)
    expect(TROUBLE_CARD.yDeg - TROUBLE_CARD.heightDeg / 2).toBeGreaterThan(-BOARD_SIZE.heightDeg / 2)
  })
})

describe('controlAt', () => {
  it.each(PANEL_CONTROLS)('finds $id at its middle and a little outside its edge', (control) => {
    expect(controlAt(PANEL_CONTROLS, control)).toBe(control)
    expect(controlAt(PANEL_CONTROLS, { ...control, yDeg: control.yDeg + control.heightDeg / 2 + 0.3 })?.id).toBe(
      control.id,
    )
  })

  it('finds nothing on the bare panel or outside it', () => {
    expect(controlAt(PANEL_CONTROLS, { xDeg: 0, yDeg: HEADER_BETWEEN_DEG })).toBeNull()
    expect(controlAt(PANEL_CONTROLS, { xDeg: 60, yDeg: 0 })).toBeNull()
  })
})

/** Between the header and the slider. */
const HEADER_BETWEEN_DEG = 10.1

describe('the slider', () => {
  it.each([0, 1, 25, 50, 99, 100])('has value %i where its thumb stands', (value) => {
    expect(sliderValueAt(sliderXDeg(value))).toBe(value)
  })

  it('ends at the ends of its track', () => {
    expect(sliderValueAt(SLIDER_TRACK.xDeg - SLIDER_TRACK.widthDeg)).toBe(0)
    expect(sliderValueAt(SLIDER_TRACK.xDeg + SLIDER_TRACK.widthDeg)).toBe(100)
  })
})
