import net from 'node:net'

const quantumBytes = 2920 // two full TCP segments
const queueLimitBytes = 64 * 1024
const burstMs = 4

/**
 * A TCP proxy in front of `targetPort`. All connections share one bandwidth per direction (round robin, token bucket);
 * every byte arrives half a round trip after it was sent, and a new connection costs one round trip first.
 * `log` holds one entry per request line seen: { path, startedAtMs, chunks: [[atMs, bytes]] }, times in epoch ms.
 */
export async function startShapingProxy({ targetPort, network }) {
  const log = []
  const down = createLink(network)
  const up = createLink(network)
  const sockets = new Set()
  const server = net.createServer((client) => {
    const origin = net.connect(targetPort, '127.0.0.1')
    const connection = { openedAtMs: now(), request: null }
    for (const socket of [client, origin]) {
      socket.setNoDelay(true)
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    const handshakeEndMs = now() + network.rttMs
    up.join(client, origin, { notBeforeMs: handshakeEndMs, onSent: (chunk) => noteRequest(log, connection, chunk) })
    down.join(origin, client, {
      notBeforeMs: handshakeEndMs,
      onDelivered: (bytes) => connection.request?.chunks.push([Date.now(), bytes]),
    })
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: server.address().port,
    log,
    close() {
      for (const socket of sockets) socket.destroy()
      down.stop()
      up.stop()
      server.close()
    },
  }
}

function noteRequest(log, connection, chunk) {
  const line = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) (\S+) HTTP\/1\.1\r\n/.exec(chunk.toString('latin1', 0, 2048))
  if (!line) return
  connection.request = { path: line[2], startedAtMs: Date.now(), chunks: [] }
  log.push(connection.request)
}

function createLink({ bitsPerSecond, rttMs }) {
  const bytesPerMs = bitsPerSecond / 8000
  const flows = []
  const inFlight = []
  let budgetBytes = 0
  let refilledAtMs = now()
  let nextFlow = 0
  let timer = null

  function join(from, to, { notBeforeMs, onSent, onDelivered }) {
    const flow = { from, to, notBeforeMs, chunks: [], queuedBytes: 0, hasEnded: false, onDelivered }
    flows.push(flow)
    from.on('data', (chunk) => {
      onSent?.(chunk)
      flow.chunks.push(chunk)
      flow.queuedBytes += chunk.length
      if (flow.queuedBytes > queueLimitBytes) from.pause()
      wake()
    })
    from.on('end', () => {
      flow.hasEnded = true
      wake()
    })
    from.on('close', () => {
      flow.hasEnded = true
      wake()
    })
  }

  function wake() {
    timer ??= setTimeout(tick, 1)
  }

  function tick() {
    timer = null
    const timeMs = now()
    budgetBytes = Math.min(
      budgetBytes + (timeMs - refilledAtMs) * bytesPerMs,
      Math.max(quantumBytes, burstMs * bytesPerMs),
    )
    refilledAtMs = timeMs
    while (budgetBytes > 0 && sendNext(timeMs)) continue
    while (inFlight.length && inFlight[0].dueAtMs <= timeMs) deliver(inFlight.shift())
    removeFinished()
    if (inFlight.length || flows.some((flow) => flow.queuedBytes)) wake()
  }

  function sendNext(timeMs) {
    for (let tried = 0; tried < flows.length; tried++) {
      const flow = flows[nextFlow++ % flows.length]
      if (!flow.queuedBytes || timeMs < flow.notBeforeMs) continue
      const chunk = takeQuantum(flow)
      budgetBytes -= chunk.length
      inFlight.push({ flow, chunk, dueAtMs: timeMs + rttMs / 2 })
      if (flow.queuedBytes < queueLimitBytes / 2) flow.from.resume()
      return true
    }
    return false
  }

  function takeQuantum(flow) {
    const [first] = flow.chunks
    const chunk = first.subarray(0, quantumBytes)
    if (chunk.length === first.length) flow.chunks.shift()
    else flow.chunks[0] = first.subarray(chunk.length)
    flow.queuedBytes -= chunk.length
    return chunk
  }

  function deliver({ flow, chunk }) {
    if (flow.to.destroyed) return
    flow.to.write(chunk)
    flow.onDelivered?.(chunk.length)
  }

  function removeFinished() {
    for (let i = flows.length - 1; i >= 0; i--) {
      const flow = flows[i]
      if (!flow.hasEnded || flow.queuedBytes || inFlight.some((item) => item.flow === flow)) continue
      flow.to.end()
      flows.splice(i, 1)
    }
  }

  return { join, stop: () => clearTimeout(timer) }
}

function now() {
  return performance.now()
}
