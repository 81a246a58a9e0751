import { viewerMessages } from '#content/messages/viewer.ts'
import { useMessages } from '#state/preferences-store.ts'
import { retryPanorama, usePanoramaTrouble } from '#state/tour-store.ts'
import { Button } from '#ui/button.tsx'
import { OfflineIcon, WarningIcon } from '#ui/icons.tsx'

/** Says what is wrong with the picture and what can be done; the last good picture stays behind it. */
export function TroublePanel() {
  const texts = useMessages(viewerMessages).trouble
  const trouble = usePanoramaTrouble()
  return (
    <div className="trouble" aria-live="polite">
      <noscript>
        <p className="trouble-panel">{texts.noScript}</p>
      </noscript>
      {trouble !== null && (
        <div className="trouble-panel">
          {trouble === 'offline' ? <OfflineIcon /> : <WarningIcon />}
          <p>{texts[trouble]}</p>
          {trouble !== 'no-webgl' && (
            <Button look="secondary" onClick={() => retryPanorama()}>
              {texts.tryAgain}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
