import { closeEarlyPictures } from '#platform/early-pictures.ts'
import { stageHostElement } from '#platform/stage-host.ts'
import { isOffline } from '#platform/environment.ts'
import { reportLoadState, reportTrouble } from '#state/tour-store.ts'

let mounting: Promise<void> | null = null

/** Fetches the scene's code and mounts it into the stage host, once; what failed may be tried again. */
export function loadScene(): Promise<void> {
  mounting ??= import('#scene/mount-scene.tsx')
    .then(({ mountScene }) => mountScene(stageHostElement()))
    .catch(() => {
      mounting = null
      closeEarlyPictures()
      reportTrouble(isOffline() ? 'offline' : 'failed')
      reportLoadState('error')
    })
  return mounting
}

/** 'Try again' where the scene's code never came: browsers may keep a failed import until the document is a fresh one. */
export function retryScene(): void {
  if (!mounting) location.reload()
}
