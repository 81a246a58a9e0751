const concurrentRequests = 6

/** Fetches and decodes tiles off the main thread, in the order wanted; finished ones wait for `takeOne`. */
export function createTileLoader({ decode, onReady }) {
  const running = new Map()
  const ready = []
  let queue = []

  function want(tiles) {
    const wanted = new Set(tiles.map(({ id }) => id))
    queue = tiles.filter(({ id }) => !running.has(id) && !ready.some((tile) => tile.id === id))
    for (const [id, abort] of running) if (!wanted.has(id)) abort.abort()
    start()
  }

  function start() {
    while (queue.length && running.size < concurrentRequests) {
      const { id, url } = queue.shift()
      const abort = new AbortController()
      running.set(id, abort)
      load(id, url, abort.signal)
    }
  }

  async function load(id, url, signal) {
    try {
      const response = await fetch(url, { signal })
      ready.push({ id, payload: await decode(await response.blob()) })
      onReady()
    } catch (error) {
      if (error.name !== 'AbortError') throw error
    } finally {
      running.delete(id)
      start()
    }
  }

  return {
    want,
    takeOne: () => ready.shift(),
    hasReady: () => ready.length > 0,
    isIdle: () => !queue.length && !running.size && !ready.length,
  }
}
