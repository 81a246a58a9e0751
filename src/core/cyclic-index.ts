/** Wraps any integer to [0, length): -1 is the last, `length` is the first again. */
export function wrapIndex(index: number, length: number): number {
  return ((index % length) + length) % length
}

/** An index written in an address, wrapped; anything that is not an integer is 0. */
export function indexFromText(text: string | null, length: number): number {
  if (text === null || !/^[+-]?\d+$/.test(text.trim())) return 0
  // Exact for any number of digits, as the server counts too.
  return wrapIndex(Number(BigInt(text.trim().replace(/^\+/, '')) % BigInt(length)), length)
}
