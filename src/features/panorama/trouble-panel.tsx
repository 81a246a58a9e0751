import { retryPanorama, usePanoramaTrouble, type PanoramaTrouble } from '#state/tour-store.ts'
import { Button } from '#ui/button.tsx'
import { OfflineIcon, WarningIcon } from '#ui/icons.tsx'

const SENTENCES: Record<NonNullable<PanoramaTrouble>, string> = {
  offline: 'You are offline. The view becomes sharp when the connection is back.',
  failed: 'The 360° view did not arrive completely.',
  'no-webgl':
    'This browser cannot draw the 360° view (WebGL is off or not there). Look around in the still picture instead.',
}

/** Says what is wrong with the picture and what can be done; the last good picture stays behind it. */
export function TroublePanel() {
  const trouble = usePanoramaTrouble()
  return (
    <div className="trouble" aria-live="polite">
      <noscript>
        <p className="trouble-panel">
          Looking around needs JavaScript. The first view and everything about the place are here.
        </p>
      </noscript>
      {trouble !== null && (
        <div className="trouble-panel">
          {trouble === 'offline' ? <OfflineIcon /> : <WarningIcon />}
          <p>{SENTENCES[trouble]}</p>
          {trouble !== 'no-webgl' && (
            <Button look="secondary" onClick={() => retryPanorama()}>
              Try again
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
