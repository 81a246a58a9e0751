/** Where progress goes: standard error, or a list in a test. */
export type Terminal = { write: (text: string) => unknown; isTTY?: boolean | undefined }

export type Progress = { step: () => void; done: () => void }

/** One line that is rewritten on a terminal; elsewhere, as in CI, a line per tenth. */
export function createProgress(terminal: Terminal, label: string, total: number, unit: string): Progress {
  let count = 0
  let shownPart = -1

  function step(): void {
    count += 1
    const part = Math.floor((100 * count) / total)
    const isDue = terminal.isTTY ? part !== shownPart : Math.floor(part / 10) !== Math.floor(shownPart / 10)
    if (!isDue) return
    shownPart = part
    const text = `${label}: ${part} % (${count} of ${total} ${unit})`
    terminal.write(terminal.isTTY ? `\r${text}` : `${text}\n`)
  }

  return { step, done: () => void (terminal.isTTY && terminal.write('\n')) }
}
