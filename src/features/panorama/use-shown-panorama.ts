import { useLayoutEffect } from 'react'
import { firstFovDeg } from '#core/field-of-view.ts'
import { parseViewAddress } from '#core/view-address.ts'
import { showPanorama } from '#state/tour-store.ts'
import { fitFirstFov, openView } from '#state/view-store.ts'

/**
 * Asks the stage for a panorama and opens it in the direction that the address names. Before the paint, so that no
 * frame shows the new place in the old direction.
 */
export function useShownPanorama(panoramaId: string, neighbourIds: readonly string[], viewQuery: string): void {
  const neighbours = neighbourIds.join(' ')

  useLayoutEffect(() => {
    const fit = () => fitFirstFov(firstFovDeg(window.innerWidth, window.innerHeight))
    fit()
    window.addEventListener('resize', fit)
    return () => window.removeEventListener('resize', fit)
  }, [])

  useLayoutEffect(() => {
    openView(parseViewAddress(new URLSearchParams(viewQuery)))
  }, [panoramaId, viewQuery])

  // The document's own script has set the mark for the first address; it must not outlive that address.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-linked-view', viewQuery !== '')
    return () => document.documentElement.removeAttribute('data-linked-view')
  }, [viewQuery])

  useLayoutEffect(() => {
    showPanorama(panoramaId, neighbours === '' ? [] : neighbours.split(' '))
  }, [panoramaId, neighbours])
}
