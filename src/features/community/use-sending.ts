import { useRef, useState } from 'react'

/** How far what is chosen has been stored, and the way to stop that. */
export function useSending() {
  const abort = useRef<AbortController>(null)
  /** 0 to 1; null while nothing is sent. */
  const [share, setShare] = useState<number | null>(null)
  return {
    share,
    // What was on its way when it ended still arrives.
    tell: (next: number) => setShare((before) => (before === null ? null : next)),
    begin: (): AbortSignal => {
      abort.current = new AbortController()
      setShare(0)
      return abort.current.signal
    },
    end: () => setShare(null),
    stop: () => abort.current?.abort(),
  }
}
