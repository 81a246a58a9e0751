import { type BackendClient, backendClient, reconnectDelayMs } from './backend-client.ts'

/**
 * Gives the backend's client to `use` as soon as it can be had, and reaches for it again until then; `use` returns its own
 * undoing. Returns the way to stop, at any moment. `onMissed` is called for each time that failed.
 */
export function reachBackend(use: (client: BackendClient) => () => void, onMissed: () => void = () => {}): () => void {
  let isStopped = false
  let tries = 0
  let stop = () => {}

  const reach = () => {
    backendClient().then(
      (client) => {
        if (!isStopped) stop = use(client)
      },
      () => {
        if (isStopped) return
        tries += 1
        const timer = setTimeout(reach, reconnectDelayMs(tries))
        stop = () => clearTimeout(timer)
        onMissed()
      },
    )
  }
  reach()
  return () => {
    isStopped = true
    stop()
  }
}
