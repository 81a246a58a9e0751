let host: HTMLElement | null = null
let parking: HTMLElement | null = null

/**
 * The one element that carries the canvas. A page's slot appends it where the picture belongs; moving an
 * element keeps its WebGL context, so nothing is loaded twice.
 */
export function stageHostElement(): HTMLElement {
  if (!host) {
    host = document.createElement('div')
    host.className = 'stage-host'
    parkStageHost()
  }
  return host
}

/** Takes the canvas out of the page that leaves, without letting go of it. */
export function parkStageHost(): void {
  if (!parking) {
    parking = document.createElement('div')
    parking.hidden = true
    document.body.append(parking)
  }
  if (host) parking.append(host)
}

/**
 * The place in the prerendered page where the canvas will be shown, as long as it is not there: from it a scene that starts
 * before the page has been taken over knows its size. Null where no page has such a place.
 */
export function awaitingStageSlot(): HTMLElement | null {
  return isStageParked() ? document.querySelector<HTMLElement>('.stage-slot') : null
}

/** Whether no page has a place for the canvas: what is drawn then is seen by nobody. */
export function isStageParked(): boolean {
  return host !== null && host.parentElement === parking
}
