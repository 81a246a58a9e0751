import { expect, type Page } from '@playwright/test'
import { OPTION_KEYS } from '#scene/headset-ui/moeva-layout.ts'
import { BOARD_SIZE, type ControlId, PANEL_SIZE } from '#scene/headset-ui/panel-layout.ts'
import { OFTEN } from './xr-device.ts'

/** A text as it stands in a painted picture, in pixels from its upper left. */
type Painted = { text: string; x: number; y: number }

declare global {
  interface Window {
    painted: Map<HTMLCanvasElement, Painted[]>
  }
}

/** Runs in the page, before it: keeps what stands in every picture that is painted, until it is wiped. */
export function notePainting(): void {
  window.painted = new Map()
  const { fillText, clearRect } = CanvasRenderingContext2D.prototype
  CanvasRenderingContext2D.prototype.clearRect = function (...area) {
    if (this.canvas instanceof HTMLCanvasElement) window.painted.set(this.canvas, [])
    clearRect.apply(this, area)
  }
  CanvasRenderingContext2D.prototype.fillText = function (text, x, y, most) {
    if (this.canvas instanceof HTMLCanvasElement) window.painted.get(this.canvas)?.push({ text, x, y })
    fillText.call(this, text, x, y, most)
  }
}

/** Waits until the panel says this, however its lines are broken. */
export async function expectPainted(page: Page, text: string): Promise<void> {
  await expect.poll(async () => saidBy(await paintedOn(page, PANEL_SIZE)), { intervals: OFTEN }).toContain(text)
}

/** Waits until the board says this, or does not any more. */
export async function expectOnBoard(page: Page, text: string, isThere = true): Promise<void> {
  const isSaid = async () => saidBy(await paintedOn(page, BOARD_SIZE)).includes(text)
  await expect.poll(isSaid, { message: text, intervals: OFTEN }).toBe(isThere)
}

/** The key of the panel with an option that begins with this, once there is one. */
export async function keyOf(page: Page, text: string): Promise<ControlId> {
  const found: { key: ControlId | undefined } = { key: undefined }
  await expect
    .poll(async () => (found.key = await findKey(page, text)), {
      message: `'${text}' stands on a key`,
      intervals: OFTEN,
    })
    .toBeDefined()
  if (!found.key) throw new Error('A poll that ended found nothing')
  return found.key
}

async function findKey(page: Page, text: string): Promise<ControlId | undefined> {
  const painted = await paintedOn(page, PANEL_SIZE)
  return OPTION_KEYS.find(({ xDeg, yDeg, widthDeg, heightDeg }) =>
    saidBy(
      painted.filter((one) => Math.abs(one.xDeg - xDeg) < widthDeg / 2 && Math.abs(one.yDeg - yDeg) < heightDeg / 2),
    ).startsWith(text),
  )?.id
}

const saidBy = (painted: readonly { text: string }[]) => painted.map(({ text }) => text).join(' ')

/** What the surface of this size says and where, in its degrees: no other picture has its proportions. */
async function paintedOn(
  page: Page,
  { widthDeg, heightDeg }: { widthDeg: number; heightDeg: number },
): Promise<{ text: string; xDeg: number; yDeg: number }[]> {
  return page.evaluate(
    ([width, height]) => {
      const isItsPicture = (canvas: HTMLCanvasElement) =>
        !canvas.isConnected && Math.abs(canvas.width / canvas.height - width / height) < 0.01
      // The last one: each session paints its own.
      const [canvas, painted = []] = [...window.painted].findLast(([picture]) => isItsPicture(picture)) ?? []
      const pxPerDeg = (canvas?.width ?? 0) / width
      return painted.map(({ text, x, y }) => ({
        text,
        xDeg: x / pxPerDeg - width / 2,
        yDeg: height / 2 - y / pxPerDeg,
      }))
    },
    [widthDeg, heightDeg] as const,
  )
}
