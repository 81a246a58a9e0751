import { stageHostElement } from '#platform/stage-host.ts'
import { reportTrouble } from '#state/tour-store.ts'

let mounting: Promise<void> | null = null

/** Fetches the scene's code and mounts it into the stage host, once; a failed download may be tried again. */
export function loadScene(): Promise<void> {
  mounting ??= import('#scene/mount-scene.tsx').then(
    ({ mountScene }) => mountScene(stageHostElement()),
    () => {
      mounting = null
      reportTrouble('failed')
    },
  )
  return mounting
}
