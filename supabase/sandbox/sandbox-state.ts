import { randomBytes, randomUUID } from 'node:crypto'
import { createLedger, type Ledger } from './ledger.ts'

export type Capture = { id: string; status: string; value: string; currency: string; isReversed: boolean }
/** Whether it is decided, and how; times are PayPal's own. */
export type Dispute = { id: string; captureId: string; outcome: string | null; updatedAt: string }
export type Refund = {
  id: string
  captureId: string
  value: string
  currency: string
  status: 'COMPLETED' | 'PENDING' | 'CANCELLED'
  createdAt: string
}

/** What the person on the approval page, or a test, has decided that the money will do. */
export type CapturePlan = 'complete' | 'pend' | 'decline'

export type PaypalOrder = {
  id: string
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED'
  customId: string
  invoiceId: string
  description: string
  value: string
  currency: string
  returnUrl: string
  cancelUrl: string
  plan: CapturePlan
  /** What is taken instead of what was ordered; for tests. */
  taken: { value: string; currency: string } | null
  captures: Capture[]
  refunds: Refund[]
  disputes: Dispute[]
}

export type PesapalOrder = {
  trackingId: string
  merchantReference: string
  description: string
  amount: number
  currency: string
  callbackUrl: string
  cancellationUrl: string
  /** Of the registered address that is told of changes. */
  notificationId: string
  /** 0 nothing yet, 1 paid, 2 failed, 3 taken back. */
  statusCode: 0 | 1 | 2 | 3
  confirmationCode: string
  /** The merchant has asked for a refund, which nobody has made yet; one for each payment. */
  isRefundAsked: boolean
  /** The buyer pays at the moment at which the order is to be closed; for tests. */
  isPaidAtLast: boolean
  taken: { amount: number; currency: string } | null
}

/**
 * Makes the next calls of an operation go wrong. `silence` does nothing and never answers; `unheard` does what was asked
 * and never answers; `lost` does it and answers with 500.
 */
export type Fault = { operation: string; kind: FaultKind; status: number; times: number }
export const FAULT_KINDS = ['status', 'silence', 'unheard', 'lost'] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

/** Access tokens of one provider, and when they end. */
export type Tokens = Map<string, number>

/** Everything that the two providers know; gone with the process. */
export type SandboxState = {
  paypal: Map<string, PaypalOrder>
  pesapal: Map<string, PesapalOrder>
  paypalTokens: Tokens
  pesapalTokens: Tokens
  /** Answers that a repeated `PayPal-Request-Id` gets again, by call and number. */
  answered: Map<string, { status: number; body: unknown; atMs: number }>
  ipnAddresses: Map<string, string>
  faults: Fault[]
  /** Merchant accounts have limits; in dollars. */
  largestPesapalAmount: number
  ledger: Ledger
  clock: Clock
}

export type Clock = {
  nowMs: () => number
  /** A time of its own for each thing that happens: no two happen at once. */
  moment: () => string
  /** Goes so far before the machine's own clock, or behind it. */
  jump: (byMs: number) => void
}

export function createSandboxState(): SandboxState {
  return {
    paypal: new Map(),
    pesapal: new Map(),
    paypalTokens: new Map(),
    pesapalTokens: new Map(),
    answered: new Map(),
    ipnAddresses: new Map(),
    faults: [],
    largestPesapalAmount: 3600,
    ledger: createLedger(),
    clock: createClock(),
  }
}

function createClock(): Clock {
  let [lastMs, byMs] = [0, 0]
  const nowMs = () => Date.now() + byMs
  return {
    nowMs,
    moment() {
      lastMs = Math.max(nowMs(), lastMs + 1)
      return new Date(lastMs).toISOString()
    },
    jump(ms) {
      if (ms < byMs) lastMs = 0
      byMs = ms
    },
  }
}

/** Capital letters and digits, as PayPal's own numbers are. */
export function createNumber(length = 17): string {
  return randomBytes(length)
    .toString('base64')
    .replaceAll(/[^A-Za-z0-9]/g, 'X')
    .toUpperCase()
    .slice(0, length)
}

export function createToken(tokens: Tokens, untilMs: number): string {
  const token = `A21${randomUUID().replaceAll('-', '')}`
  tokens.set(token, untilMs)
  return token
}

export function isTokenGood(tokens: Tokens, { headers }: Request, nowMs: number): boolean {
  const token = /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? ''
  return (tokens.get(token) ?? 0) > nowMs
}

/** Takes one fault that waits for this operation. */
function takeFault({ faults }: SandboxState, operation: string): Fault | null {
  const fault = faults.find((waiting) => waiting.operation === operation && waiting.times > 0)
  if (!fault) return null
  fault.times -= 1
  return fault
}

/** Does the work of an operation, as far as no fault waits for it. */
export async function withFault(
  state: SandboxState,
  operation: string,
  { refuse, work }: { refuse: (status: number) => Response; work: () => Response | Promise<Response> },
): Promise<Response> {
  const fault = takeFault(state, operation)
  if (fault?.kind === 'silence') return new Promise(() => {})
  if (fault?.kind === 'status') return refuse(fault.status)
  const answer = await work()
  if (fault?.kind === 'unheard') return new Promise(() => {})
  return fault?.kind === 'lost' ? refuse(500) : answer
}
