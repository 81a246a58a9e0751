import { randomBytes, randomUUID } from 'node:crypto'
import { createLedger, type Ledger } from './ledger.ts'

export type Capture = { id: string; status: string; value: string; currency: string; isReversed: boolean }
/** Whether it is decided, and how; times are PayPal's own. */
export type Dispute = { id: string; captureId: string; outcome: string | null; updatedAt: string }
export type Refund = { id: string; captureId: string; value: string; currency: string }

/** What the person on the approval page, or a test, has decided that the money will do. */
export type CapturePlan = 'complete' | 'pend' | 'decline'

export type PaypalOrder = {
  id: string
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED'
  customId: string
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
  /** 0 nothing yet, 1 paid, 2 failed, 3 taken back. */
  statusCode: 0 | 1 | 2 | 3
  confirmationCode: string
  /** The buyer pays at the moment at which the order is to be closed; for tests. */
  isPaidAtLast: boolean
  taken: { amount: number; currency: string } | null
}

/** Makes the next calls of an operation go wrong. `lost` does what was asked and answers with 500 all the same. */
export type Fault = { operation: string; kind: 'status' | 'silence' | 'lost'; status: number; times: number }

/** Everything that the two providers know; gone with the process. */
export type SandboxState = {
  paypal: Map<string, PaypalOrder>
  pesapal: Map<string, PesapalOrder>
  /** Access tokens, and when they end. */
  tokens: Map<string, number>
  /** Answers that a repeated `PayPal-Request-Id` gets again. */
  answered: Map<string, { status: number; body: unknown }>
  ipnAddresses: Map<string, string>
  faults: Fault[]
  /** Merchant accounts have limits; in dollars. */
  largestPesapalAmount: number
  ledger: Ledger
  /** No two things happen at the same time. */
  now: () => string
}

export function createSandboxState(): SandboxState {
  return {
    paypal: new Map(),
    pesapal: new Map(),
    tokens: new Map(),
    answered: new Map(),
    ipnAddresses: new Map(),
    faults: [],
    largestPesapalAmount: 3600,
    ledger: createLedger(),
    now: createClock(),
  }
}

function createClock(): () => string {
  let lastMs = 0
  return () => {
    lastMs = Math.max(Date.now(), lastMs + 1)
    return new Date(lastMs).toISOString()
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

export function createToken(state: SandboxState, lifeMs: number): string {
  const token = `A21${randomUUID().replaceAll('-', '')}`
  state.tokens.set(token, Date.now() + lifeMs)
  return token
}

export function isTokenGood({ tokens }: SandboxState, { headers }: Request): boolean {
  const token = /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? ''
  return (tokens.get(token) ?? 0) > Date.now()
}

/** Takes one fault that waits for this operation. */
export function takeFault({ faults }: SandboxState, operation: string): Fault | null {
  const fault = faults.find((waiting) => waiting.operation === operation && waiting.times > 0)
  if (!fault) return null
  fault.times -= 1
  return fault
}
