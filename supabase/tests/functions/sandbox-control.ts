/** A message of a provider, as it was sent. */
export type SentMessage = { url: string; headers: Record<string, string>; body: string }

export type LedgerEntry = { order: string; kind: string; cents: number; currency: string }

export type SandboxControl = typeof sandbox

const CONTROL = `${Deno.env.get('SUPABASE_URL')}/sandbox/control`

/** What tests tell the imitated providers. */
export const sandbox = {
  ask,
  /** Messages wait, and nothing is left of the test before. */
  begin: () => ask({ forgetMessages: true, forgetFaults: true, clockMs: 0, badSignatures: 0, delivery: 'hold' }),
  act: ({ id }: { id: string }, action: string, more: Record<string, unknown> = {}) =>
    ask({ order: id, action, ...more }),
  release: (order: 'in-order' | 'reversed' = 'in-order') => ask({ release: order }),
  fault: (operation: string, kind: 'status' | 'silence' | 'unheard' | 'lost', times = 1, status = 500) =>
    ask({ fault: { operation, kind, times, status } }),
  async messages(): Promise<SentMessage[]> {
    return (await (await fetch(CONTROL)).json()).sent
  },
  /** What happened to the money of an order, whatever anybody was told. */
  async ledger({ id }: { id: string }): Promise<LedgerEntry[]> {
    return (await (await fetch(`${CONTROL}?order=${id}`)).json()).ledger
  },
  async environment(): Promise<Record<string, string>> {
    return (await (await fetch(CONTROL)).json()).environment
  },
}

async function ask(body: unknown): Promise<void> {
  const response = await fetch(CONTROL, { method: 'POST', body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`The sandbox answered ${response.status}: ${await response.text()}`)
  await response.body?.cancel()
}
