import { extend } from '@react-three/fiber'
import { useRef, useState } from 'react'
import { Group } from 'three'
import { FIRST_FOV_LANDSCAPE_DEG } from '#core/field-of-view.ts'
import type { ImageDecoder } from './panorama/image-decoder.ts'
import { Panorama } from './panorama/panorama.tsx'
import { ViewRig } from './rig/view-rig.tsx'

// Only what the scene draws with: naming all of three.js would carry all of it.
extend({ Group })

type Props = { decoder: ImageDecoder }

/** Everything below the canvas: one rig, one heading, one panorama. */
export function Scene({ decoder }: Props) {
  const turning = useRef<Group>(null)
  const [view] = useState(() => ({ headingDeg: 0, pitchDeg: 0, fovDeg: FIRST_FOV_LANDSCAPE_DEG }))
  return (
    <>
      <ViewRig view={view} turning={turning} />
      <group ref={turning}>
        <Panorama view={view} decoder={decoder} turning={turning} />
      </group>
    </>
  )
}
