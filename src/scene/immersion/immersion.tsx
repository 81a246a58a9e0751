import { useThree } from '@react-three/fiber'
import { XR } from '@react-three/xr'
import { useEffect, useState } from 'react'
import { lendImmersionDriver } from '#state/immersion-store.ts'
import { HeadsetUi } from '../headset-ui/headset-ui.tsx'
import { createHeadsetStore } from './headset-session.ts'
import { followSessions } from './session-reports.ts'
import { useFramePace } from './use-frame-pace.ts'

/** The scene's way into a headset. While it is mounted, the page may enter; what is in the room stands inside it. */
export function Immersion() {
  const gl = useThree((state) => state.gl)
  const [store] = useState(createHeadsetStore)
  useFramePace()

  useEffect(() => {
    const stopFollowing = followSessions(store, gl)
    const exit = async () => store.getState().session?.end()
    lendImmersionDriver({
      enter: async () => {
        await store.enterVR()
      },
      exit,
    })
    return () => {
      lendImmersionDriver(null)
      stopFollowing()
      void exit()
      store.destroy()
    }
  }, [store, gl])

  return (
    <XR store={store}>
      <HeadsetUi />
    </XR>
  )
}
