import { extend } from '@react-three/fiber'
import { Suspense, useRef, useState } from 'react'
import { Group } from 'three'
import { useVrSupport } from '#state/immersion-store.ts'
import { LazyImmersion } from './immersion/lazy-immersion.ts'
import type { ImageDecoder } from './panorama/image-decoder.ts'
import { Panorama } from './panorama/panorama.tsx'
import { PhoneLook } from './rig/phone-look.tsx'
import { ShownView } from './rig/shown-view.ts'
import { ViewRig } from './rig/view-rig.tsx'
import { Spots } from './spots/spots.tsx'
import { TURNING } from './turning.ts'

// Only what the scene draws with: naming all of three.js would carry all of it.
extend({ Group })

type Props = { decoder: ImageDecoder }

/** Everything below the canvas: one rig, one heading, one panorama, in the page and in a headset. */
export function Scene({ decoder }: Props) {
  const turning = useRef<Group>(null)
  const [view] = useState(() => new ShownView())
  const entersVr = useVrSupport() === 'supported'
  return (
    <>
      <PhoneLook />
      <ViewRig view={view} turning={turning} />
      <group ref={turning} name={TURNING} matrixAutoUpdate={false}>
        <Panorama view={view} decoder={decoder} turning={turning} />
        <Spots view={view} turning={turning} />
      </group>
      {entersVr && (
        <Suspense>
          <LazyImmersion />
        </Suspense>
      )}
    </>
  )
}
