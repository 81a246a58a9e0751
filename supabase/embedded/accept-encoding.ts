export type Encoding = 'br' | 'gzip'

/**
 * The stored encoding that the client likes best, or null for the plain bytes. Brotli wins a tie, because it is smaller.
 * An encoding with `q=0` is refused, and `*` speaks for those not named (RFC 9110, 12.5.3).
 */
export function chooseEncoding(acceptEncoding: string | undefined, stored: readonly Encoding[]): Encoding | null {
  if (!acceptEncoding) return null
  const weights = parseWeights(acceptEncoding)
  let best: Encoding | null = null
  let bestWeight = 0
  for (const encoding of ['br', 'gzip'] as const) {
    if (!stored.includes(encoding)) continue
    const weight = weights.get(encoding) ?? weights.get('*') ?? 0
    if (weight <= bestWeight) continue
    best = encoding
    bestWeight = weight
  }
  const plainWeight = weights.get('identity') ?? 0
  return bestWeight >= plainWeight ? best : null
}

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim())
    if (name === '') continue
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    const weight = quality === undefined ? 1 : Number(quality.slice(2))
    weights.set(name, Number.isFinite(weight) ? Math.min(1, Math.max(0, weight)) : 0)
  }
  return weights
}
