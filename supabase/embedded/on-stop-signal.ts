const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/**
 * Closes, as far as it goes, and ends the process on the first signal to stop. Signals that follow change nothing: npm
 * passes on what it gets itself, so that one Ctrl-C arrives twice, and the second would cut the closing short.
 */
export function onStopSignal(close: () => Promise<void>): void {
  let closing: Promise<void> | null = null
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      closing ??= close()
        .catch(() => {})
        .then(() => process.exit())
    })
  }
}
