/** Lets whoever waits have a turn in the middle of long arithmetic: encoders that have finished, signals, messages. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
