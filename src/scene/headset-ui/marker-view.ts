import { headsetMessages } from '#content/messages/headset.ts'
import { currentMessages } from '#state/preferences-store.ts'
import { drawIcon, fillBox, NIGHT, ON_NIGHT, strokeBox, SUN, wipe, write } from './paint.ts'
import type { PaintTurns } from './paint-turns.ts'
import { BUTTON_FONT } from './paint-panel.ts'
import { MARKER_CONTROLS, MARKER_SIZE } from './panel-layout.ts'
import { createSurface } from './surface.ts'

/** The calm mark near the feet: whoever can only look brings the panel from there, and sends it away. */
export function createMarkerView(turns: PaintTurns) {
  const surface = createSurface(MARKER_SIZE)
  surface.controls = MARKER_CONTROLS
  const paint = () =>
    surface.paint((pen) => {
      wipe(pen)
      const disc = { xDeg: 0, yDeg: 0, widthDeg: 7.6, heightDeg: 7.6 }
      fillBox(pen, disc, 3.8, NIGHT)
      strokeBox(pen, disc, 3.8, 0.22, SUN)
      drawIcon(pen, 'menu', { xDeg: 0, yDeg: 1.2, sizeDeg: 2.6, color: ON_NIGHT })
      write(pen, currentMessages(headsetMessages).menu, BUTTON_FONT, {
        xDeg: 0,
        yDeg: -1.5,
        align: 'center',
        longestDeg: 6,
        color: ON_NIGHT,
      })
    })
  const renew = () => turns.ask(paint)
  renew()
  document.fonts.addEventListener('loadingdone', renew)

  function dispose(): void {
    document.fonts.removeEventListener('loadingdone', renew)
    surface.dispose()
  }

  return { surface, dispose }
}
