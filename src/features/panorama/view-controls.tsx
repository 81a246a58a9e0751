import { chooseLowData, useLowData } from '#state/preferences-store.ts'
import { resetView, zoomBy } from '#state/view-store.ts'
import { IconButton } from '#ui/button.tsx'
import {
  FullScreenIcon,
  LeaveFullScreenIcon,
  LowDataIcon,
  MinusIcon,
  PlusIcon,
  ResetIcon,
  ShareIcon,
} from '#ui/icons.tsx'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import { shareView } from './share-view.ts'
import { ZOOM_STEP } from './view-keys.ts'

type Props = {
  name: string
  /** What acts on the panorama alone is taken away while a still picture covers it. */
  isCovered: boolean
  isFullScreen: boolean
  onFullScreenToggled: () => void
}

export function ViewControls({ name, isCovered, isFullScreen, onFullScreenToggled }: Props) {
  // The browser's data saver is unknown where the page is prerendered.
  const isHydrated = useIsHydrated()
  const lowData = useLowData() && isHydrated
  return (
    <div className="view-controls on-picture" role="group" aria-label="View">
      <IconButton
        look="on-picture"
        label="Full screen"
        aria-pressed={isFullScreen}
        icon={isFullScreen ? <LeaveFullScreenIcon /> : <FullScreenIcon />}
        onClick={onFullScreenToggled}
      />
      {!isCovered && (
        <>
          <IconButton
            look="on-picture"
            label="Zoom in"
            icon={<PlusIcon />}
            onClick={() => zoomBy(ZOOM_STEP, { eased: true })}
          />
          <IconButton
            look="on-picture"
            label="Zoom out"
            icon={<MinusIcon />}
            onClick={() => zoomBy(1 / ZOOM_STEP, { eased: true })}
          />
          <IconButton look="on-picture" label="Reset view" icon={<ResetIcon />} onClick={() => resetView()} />
          <IconButton
            look="on-picture"
            label="Share this view"
            icon={<ShareIcon />}
            onClick={() => void shareView(`360° view of ${name}`)}
          />
        </>
      )}
      <IconButton
        look="on-picture"
        label="Low data"
        aria-pressed={lowData}
        icon={<LowDataIcon />}
        onClick={() => chooseLowData(!lowData)}
      />
    </div>
  )
}
