import { viewerMessages } from '#content/messages/viewer.ts'
import { chooseLowData, useLowData, useMessages } from '#state/preferences-store.ts'
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
  TurnDeviceIcon,
} from '#ui/icons.tsx'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import { shareView } from './share-view.ts'
import type { PhoneLook } from './use-phone-look.ts'
import { ZOOM_STEP } from './view-keys.ts'

type Props = {
  name: string
  /** What acts on the panorama alone is taken away while a still picture covers it. */
  isCovered: boolean
  isFullScreen: boolean
  onFullScreenToggled: () => void
  phoneLook: PhoneLook
}

export function ViewControls({ name, isCovered, isFullScreen, onFullScreenToggled, phoneLook }: Props) {
  const texts = useMessages(viewerMessages)
  const { controls } = texts
  // The browser's data saver is unknown where the page is prerendered.
  const isHydrated = useIsHydrated()
  const lowData = useLowData() && isHydrated
  return (
    <div className="view-controls on-picture" role="group" aria-label={controls.group}>
      <IconButton
        look="on-picture"
        label={controls.fullScreen}
        aria-pressed={isFullScreen}
        icon={isFullScreen ? <LeaveFullScreenIcon /> : <FullScreenIcon />}
        onClick={onFullScreenToggled}
      />
      {!isCovered && (
        <>
          {phoneLook.isOffered && (
            <IconButton
              look="on-picture"
              label={controls.phone}
              aria-pressed={phoneLook.isOn}
              icon={<TurnDeviceIcon />}
              onClick={phoneLook.toggle}
            />
          )}
          <IconButton
            look="on-picture"
            label={controls.zoomIn}
            icon={<PlusIcon />}
            onClick={() => zoomBy(ZOOM_STEP, { eased: true })}
          />
          <IconButton
            look="on-picture"
            label={controls.zoomOut}
            icon={<MinusIcon />}
            onClick={() => zoomBy(1 / ZOOM_STEP, { eased: true })}
          />
          <IconButton look="on-picture" label={controls.reset} icon={<ResetIcon />} onClick={() => resetView()} />
          <IconButton
            look="on-picture"
            label={controls.share}
            icon={<ShareIcon />}
            onClick={() => void shareView(name, texts)}
          />
        </>
      )}
      <IconButton
        look="on-picture"
        label={controls.lowData}
        aria-pressed={lowData}
        icon={<LowDataIcon />}
        onClick={() => chooseLowData(!lowData)}
      />
    </div>
  )
}
