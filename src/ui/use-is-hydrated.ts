import { useSyncExternalStore } from 'react'

/** False on the server and while its page is taken over; then true. For what only the browser knows. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(subscribe, isHydrated, isNotHydrated)
}

function subscribe() {
  return unsubscribe
}

function unsubscribe() {}

function isHydrated() {
  return true
}

function isNotHydrated() {
  return false
}
