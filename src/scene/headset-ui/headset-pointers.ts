import { Group, type Object3DEventMap, type WebXRManager } from 'three'

export type PointerRay = Group<Object3DEventMap & { selectstart: object; selectend: object; disconnected: object }>

/**
 * Something that points: a controller, a hand, or a look that a pinch confirms. The ray runs along -z of its matrix, and is
 * visible while somebody knows where it is.
 */
export type HeadsetPointer = { ray: PointerRay; source: XRInputSource | null }

/** Two controllers and two hands may be there at once. */
const POINTERS = 4
/** While there is nothing to point at, one frame of so many asks for rays: enough to light up the mark at the feet. */
const CALM_FRAMES = 6

/**
 * The pointers of the sessions to come. The renderer's own would ask for every pose in every frame, and each is an object
 * of the browser that has to be collected.
 */
export function createHeadsetPointers(xr: WebXRManager) {
  const all = Array.from({ length: POINTERS }, (): HeadsetPointer => ({ ray: new Group(), source: null }))
  let session: XRSession | null = null
  let frames = 0

  const of = (source: XRInputSource | null) => all.find((pointer) => pointer.source === source)
  const connect = (source: XRInputSource) => {
    const free = of(source) ?? of(null)
    if (free) free.source = source
  }
  const disconnect = (source: XRInputSource) => {
    const pointer = of(source)
    if (!pointer) return
    pointer.source = null
    pointer.ray.visible = false
    pointer.ray.dispatchEvent({ type: 'disconnected' })
  }
  const handleChange = ({ added, removed }: XRInputSourcesChangeEvent) => {
    removed.forEach(disconnect)
    added.forEach(connect)
  }
  /** A press brings its own ray, also where there was none before. */
  const press = (type: 'selectstart' | 'selectend') => (event: XRInputSourceEvent) => {
    const pointer = of(event.inputSource)
    if (!pointer) return
    readRay(pointer, event.frame, xr.getReferenceSpace())
    pointer.ray.dispatchEvent({ type })
  }
  const handleSelectStart = press('selectstart')
  const handleSelectEnd = press('selectend')

  function begin(): void {
    end()
    session = xr.getSession()
    session?.addEventListener('inputsourceschange', handleChange)
    session?.addEventListener('selectstart', handleSelectStart)
    session?.addEventListener('selectend', handleSelectEnd)
    for (const source of session?.inputSources ?? []) connect(source)
  }

  function end(): void {
    session?.removeEventListener('inputsourceschange', handleChange)
    session?.removeEventListener('selectstart', handleSelectStart)
    session?.removeEventListener('selectend', handleSelectEnd)
    session = null
    for (const { source } of all) if (source) disconnect(source)
  }

  /** Once per frame. `isInvited`: there is something to point at. */
  function read(frame: XRFrame, isInvited: boolean): void {
    frames = isInvited ? 0 : (frames + 1) % CALM_FRAMES
    if (frames > 0) return
    const space = xr.getReferenceSpace()
    for (let index = 0; index < all.length; index += 1) {
      const pointer = all[index]
      if (pointer?.source) readRay(pointer, frame, space)
    }
  }

  xr.addEventListener('sessionstart', begin)
  xr.addEventListener('sessionend', end)

  function dispose(): void {
    xr.removeEventListener('sessionstart', begin)
    xr.removeEventListener('sessionend', end)
    end()
  }

  return { all, read, dispose }
}

export type HeadsetPointers = ReturnType<typeof createHeadsetPointers>

function readRay({ ray, source }: HeadsetPointer, frame: XRFrame, space: XRReferenceSpace | null): void {
  const pose = source && space ? frame.getPose(source.targetRaySpace, space) : undefined
  ray.visible = Boolean(pose)
  if (pose) ray.matrix.fromArray(pose.transform.matrix)
}
