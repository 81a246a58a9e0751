import { useLayoutEffect, useRef } from 'react'
import { firstFovDeg } from '#core/field-of-view.ts'
import { parseViewAddress } from '#core/view-address.ts'
import { type Arrival, showPanorama, tourStore } from '#state/tour-store.ts'
import { fitFirstFov, openView } from '#state/view-store.ts'

/**
 * Asks the stage for a panorama and opens it in the direction that the address names. Before the paint, so that no
 * frame shows the new place in the old direction. `same-direction`: a later panorama without a direction of its own goes on
 * where the one before it looked, which the scene sees to when it changes the picture.
 */
export function useShownPanorama(
  panoramaId: string,
  neighbourIds: readonly string[],
  viewQuery: string,
  wantedArrival: Arrival = 'first-view',
): void {
  const neighbours = neighbourIds.join(' ')
  const openedId = useRef<string | null>(null)

  useLayoutEffect(() => {
    const fit = () => fitFirstFov(firstFovDeg(window.innerWidth, window.innerHeight))
    fit()
    window.addEventListener('resize', fit)
    return () => window.removeEventListener('resize', fit)
  }, [])

  useLayoutEffect(() => {
    const goesOn = wantedArrival === 'same-direction' && openedId.current !== null && viewQuery === ''
    const arrival = goesOn && tourStore.getState().trouble !== 'no-webgl' ? wantedArrival : 'first-view'
    // A page that showed it ahead has opened it then: it may have been turned since.
    const isAhead = openedId.current !== null && openedId.current !== panoramaId && viewQuery === ''
    const isOpen = isAhead && tourStore.getState().panoramaId === panoramaId
    openedId.current = panoramaId
    if (arrival === 'first-view' && !isOpen) openView(parseViewAddress(new URLSearchParams(viewQuery)))
    showPanorama(panoramaId, [], { arrival })
  }, [panoramaId, viewQuery, wantedArrival])

  // The document's own script has set the mark for the first address; it must not outlive that address.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-linked-view', viewQuery !== '')
    return () => document.documentElement.removeAttribute('data-linked-view')
  }, [viewQuery])

  useLayoutEffect(() => {
    showPanorama(panoramaId, neighbours === '' ? [] : neighbours.split(' '))
  }, [panoramaId, neighbours])
}
