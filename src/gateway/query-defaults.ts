import { AppError } from '#core/app-error.ts'

/** How often what could not be loaded is asked for again, until it is there. */
const ASK_AGAIN_MS = 10_000

/** How the caches of the product ask the backend. */
export const queryDefaults = {
  queries: {
    // The backend's client tries again by itself before it gives up.
    retry: false,
    refetchInterval: ({ state }: { state: { error: unknown } }) => isOfTheLine(state.error) && ASK_AGAIN_MS,
  },
  // Without a connection a change fails at once and says so; it does not wait unseen.
  mutations: { networkMode: 'always' },
} as const

/** Only a line that failed may be better the next time. */
function isOfTheLine(error: unknown): boolean {
  return error instanceof AppError && error.code === 'network'
}
