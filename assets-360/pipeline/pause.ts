/** Lets encoders that have finished report, and signals be heard, in the middle of long arithmetic. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
