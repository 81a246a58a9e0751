import { useSyncExternalStore } from 'react'

/** False where the browser knows that it has no network. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
}

function watch(onChanged: () => void): () => void {
  addEventListener('online', onChanged)
  addEventListener('offline', onChanged)
  return () => {
    removeEventListener('online', onChanged)
    removeEventListener('offline', onChanged)
  }
}
