import { exploreMessages } from '#content/messages/explore.ts'
import { prefersReducedMotion } from '#platform/environment.ts'
import { useMessages } from '#state/preferences-store.ts'
import {
  startRotation,
  stopRotation,
  turnToSliderValue,
  useRotation,
  useShownSliderValue,
  useSliderDeg,
} from '#state/view-store.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { NextIcon, PreviousIcon, StopIcon, TurnIcon } from '#ui/icons.tsx'
import { Slider } from '#ui/slider.tsx'

type Props = {
  /** 0 is the main image. */
  photo?: number
  /** Left out where the panorama is the only image. */
  onPhotoChosen?: (photo: number) => void
}

/** The viewer's own controls: which image, and turning it by slider or by itself. */
export function RotationDock({ photo = 0, onPhotoChosen }: Props) {
  const { rotation } = useMessages(exploreMessages)
  const isOn = useRotation() !== 'off'
  const isGalleryImage = photo !== 0

  const handleToggle = () => {
    if (isOn) stopRotation()
    else startRotation({ turnsByItself: !prefersReducedMotion() })
  }

  return (
    <div className="dock on-picture" role="group" aria-label={rotation.group}>
      {isGalleryImage && onPhotoChosen && (
        <Button look="on-picture" className="dock-return" onClick={() => onPhotoChosen(0)}>
          {rotation.returnTo360}
        </Button>
      )}
      <div className="dock-box">
        <div className="dock-row">
          {onPhotoChosen && (
            <IconButton
              look="on-picture"
              label={rotation.previousImage}
              icon={<PreviousIcon />}
              onClick={() => onPhotoChosen(photo - 1)}
            />
          )}
          <Button look="on-picture" onClick={handleToggle}>
            {isOn ? <StopIcon /> : <TurnIcon />}
            {isOn ? rotation.stop : rotation.enable}
          </Button>
          {onPhotoChosen && (
            <IconButton
              look="on-picture"
              label={rotation.nextImage}
              icon={<NextIcon />}
              onClick={() => onPhotoChosen(photo + 1)}
            />
          )}
        </div>
        <RotationSlider isDisabled={!isOn || isGalleryImage} />
      </div>
    </div>
  )
}

function RotationSlider({ isDisabled }: { isDisabled: boolean }) {
  const { rotation } = useMessages(exploreMessages)
  const value = useShownSliderValue()
  const deg = useSliderDeg()
  return (
    <div className="dock-slider">
      <div className="dock-track">
        <span aria-hidden="true">0°</span>
        <Slider
          label={rotation.slider}
          min={0}
          max={100}
          step={1}
          value={value}
          valueText={`${deg}°`}
          disabled={isDisabled}
          onValueChange={(next) => turnToSliderValue(next)}
        />
        <span aria-hidden="true">360°</span>
      </div>
      <p className="dock-hint">{rotation.hint}</p>
    </div>
  )
}
