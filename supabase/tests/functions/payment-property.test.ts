import { deepEqual, equal, ok } from 'node:assert/strict'
import { type Account, backend, signUp } from './backend.ts'
import {
  comeBack,
  context,
  eventsOf,
  minute,
  order,
  type OrderRow,
  pay,
  PRICES,
  PROVIDERS,
  report,
  row,
  scenario,
  stretchesOf,
  type Wish,
  wish,
} from './payment-bench.ts'
import type { LedgerEntry, SandboxControl } from './sandbox-control.ts'

const IS_LONG = Deno.env.get('UTALII_LONG') === '1'
const SEQUENCES = IS_LONG ? 1000 : 50
const SEED = 20_261_121
const PEOPLE = Math.max(6, SEQUENCES / 25)
const STEPS = IS_LONG ? 7 : 5
const AT_ONCE = 10
const PLANS = ['Explorer', 'Adventurer', 'Guide Pro', 'Enterprise'] as const
const MOVES: Readonly<Record<string, readonly string[]>> = {
  created: ['pending', 'failed'],
  pending: ['approved', 'review', 'paid', 'failed', 'canceled', 'expired'],
  approved: ['paid', 'review', 'failed', 'expired'],
  review: ['paid', 'failed'],
  paid: ['partially_refunded', 'refunded', 'reversed'],
  failed: ['pending', 'paid'],
  canceled: ['pending', 'paid'],
  expired: ['paid'],
  partially_refunded: ['refunded', 'reversed'],
  refunded: [],
  reversed: ['paid'],
}

const MONEY_CAME = new Set(['paid', 'partially_refunded', 'refunded', 'reversed'])
const ADDS = new Set(['charged', 'restored'])
const REUSED = new Set(['pending', 'canceled', 'approved', 'review'])
const FOUR_DAYS_MS = 4 * 24 * 60 * 60 * 1000
/** Only whoever waits is four days older: what a provider says is still as old as the question. */
const muchLater = { ...context, now: () => Date.now() + FOUR_DAYS_MS }

/** mulberry32: the same numbers on every machine. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

scenario(`${SEQUENCES} random courses of payments keep every rule`, async (control) => {
  const random = createRandom(SEED)
  const people = await Promise.all(Array.from({ length: PEOPLE }, (_, index) => signUp(`random-${index}`)))
  const ended = new Map<string, number>()
  for (let count = 0; count < SEQUENCES; count += AT_ONCE) {
    const courses = await Promise.all(Array.from({ length: AT_ONCE }, () => begin(random, people)))
    for (let step = 0; step < STEPS; step += 1) {
      // Side by side, as buyers are.
      await Promise.all(courses.map((course) => takeStep(random, control, course)))
      await control.ask({ settle: true })
    }
    // At last everything that is under way arrives, and one minute looks.
    await control.ask({ delivery: 'hold', forgetFaults: true })
    await control.release(random() < 0.5 ? 'in-order' : 'reversed')
    await control.release()
    await minute(courses.map(({ bought }) => bought))
    for (const course of courses) {
      const status = await holdsRules(course, control, `order ${course.bought.id}: ${course.steps.join(', ')}`)
      ended.set(status, (ended.get(status) ?? 0) + 1)
      // An open order would be found again by the next one of the same kind.
      if (REUSED.has(status)) await end(course.bought)
    }
  }
  console.log(`Ended as ${[...ended].map(([status, times]) => `${status} ${times}`).join(', ')}`)
  ok((ended.get('paid') ?? 0) > 0)
  const found = await reportOf(people)
  console.log(`Of other amounts, and still here: ${found.length}`)
  for (const { order_id: id, finding } of found) {
    equal(finding, 'amount differs')
    ok(
      (await control.ledger({ id })).some(({ cents }) => cents === OTHER_CENTS),
      id,
    )
  }
})

type Wanted = Pick<Wish, 'provider' | 'plan' | 'months'> & { token: string }
type Course = { bought: OrderRow; wanted: Wanted; person: Account; steps: string[] }

/** What is taken instead of what was ordered, where a course has it so. */
const OTHER_CENTS = 1

async function begin(random: () => number, people: readonly Account[]): Promise<Course> {
  const person = pick(random, people)
  const wanted = {
    provider: pick(random, PROVIDERS),
    plan: pick(random, PLANS),
    months: 1 + Math.floor(random() * 12),
    token: person.token,
  }
  return { bought: await order(wanted), wanted, person, steps: [] }
}

/** Lets an open order become an old one, which no second click finds. */
async function end(bought: OrderRow): Promise<void> {
  const { server } = backend
  await server
    .from('orders')
    .update({ buyer_key: `old:${bought.id}` })
    .eq('id', bought.id)
    .throwOnError()
}

/** A second click: the same order while it is open, whatever happens to it meanwhile, and never one that is paid. */
async function orderAgain({ bought, wanted }: Course): Promise<void> {
  const before = await row('id', bought.id)
  const { status, body } = await pay(wish(wanted))
  const after = await row('id', bought.id)
  const query = new URL(body.redirect_url ?? 'http://localhost').searchParams
  // It has been paid meanwhile, or has just come to another end.
  if (query.get('order_id') === bought.id) return
  if (status !== 200) return ok(!REUSED.has(after.status), `${after.status}: ${JSON.stringify(body)}`)
  const again = await row('provider_order_id', query.get('token') ?? query.get('OrderTrackingId') ?? '')
  if (again.id === bought.id) return
  ok(!REUSED.has(before.status) || !REUSED.has(after.status), `${before.status}, and ordered anew`)
  equal(again.status, 'pending')
  await end(again)
}

type Step = (control: SandboxControl, bought: OrderRow, person: Account) => Promise<unknown>

const STEPS_BY_NAME: Readonly<Record<string, Step>> = {
  approve: (control, bought) => control.act(bought, 'approve'),
  approveElsewhere: (control, bought) => control.act(bought, 'settle'),
  pend: (control, bought) => control.act(bought, 'pending'),
  fail: (control, bought) => control.act(bought, 'fail'),
  deny: (control, bought) => control.act(bought, 'deny'),
  comeBack: (_, bought, { token }) => comeBack(bought, { token }),
  comeBackTwice: (_, bought, { token }) => Promise.all([comeBack(bought, { token }), comeBack(bought, { token })]),
  turnBack: (_, bought, { token }) => comeBack(bought, { token, canceled: true }),
  deliver: (control) => control.release(),
  deliverBackwards: (control) => control.release('reversed'),
  deliverTwice: (control) => control.ask({ delivery: 'twice' }),
  keepBack: (control) => control.ask({ delivery: 'hold' }),
  lose: (control) => control.ask({ delivery: 'drop' }),
  minute: (_, bought) => minute([bought]),
  refund: (control, bought) => control.act(bought, 'refund'),
  refundPart: (control, bought) => control.act(bought, 'refund', { amount: '0.37' }),
  reverse: (control, bought) => control.act(bought, 'reverse'),
  win: (control, bought) => control.act(bought, 'win'),
  minuteMuchLater: (_, bought) => minute([bought], muchLater),
  lapse: (control, bought) => control.act(bought, 'lapse'),
  takeOther: (control, bought) => control.act(bought, 'take', { amount: (OTHER_CENTS / 100).toFixed(2) }),
  loseCapture: (control) => control.fault('paypal.capture', 'lost'),
  losePesapal: (control) => control.fault('pesapal.read', 'lost'),
  failPesapal: (control) => control.fault('pesapal.read', 'status', 2, 503),
  loseClosing: (control) => control.fault('pesapal.cancel', 'lost'),
}

async function takeStep(random: () => number, control: SandboxControl, course: Course): Promise<void> {
  const name = pick(random, ['orderAgain', ...Object.keys(STEPS_BY_NAME)])
  course.steps.push(name)
  if (name === 'orderAgain') await orderAgain(course)
  await STEPS_BY_NAME[name]?.(control, course.bought, course.person)
}

async function holdsRules(
  { bought: { id }, person }: Course,
  control: SandboxControl,
  course: string,
): Promise<string> {
  const bought = await row('id', id)
  const events = await eventsOf(bought)
  for (const { from_status: from, to_status: to } of events) {
    const isSame = from === to
    ok(from === null ? to === 'created' : isSame || MOVES[from]?.includes(to), `${course}: ${from} → ${to}`)
  }
  equal(events.at(-1)?.to_status, bought.status, course)
  const numbers = events.flatMap(({ provider_event_id: number }) => number ?? [])
  equal(new Set(numbers).size, numbers.length, course)
  const { data } = await backend.server.from('orders').select('months, plan_id').eq('id', id).single().throwOnError()
  const price = Object.values(PRICES)[['explorer', 'adventurer', 'guide-pro', 'enterprise'].indexOf(data.plan_id)] ?? 0
  equal(bought.amount_cents, price * data.months, course)
  const held = agreesWithLedger(bought, await control.ledger(bought), course)
  const stretches = (await stretchesOf(person.id)).filter(({ order_id: order }) => order === id)
  const ahead = stretches.filter(({ ends_at: end }) => new Date(end) > new Date())
  equal(ahead.length > 0, held > 0, course)
  const months = stretches.reduce((sum, stretch) => sum + stretch.months, 0)
  if (held > 0) equal(months, data.months, course)
  return bought.status
}

/** The order's state must be what the money really did, by the books of the sandbox; the cents that are still here. */
function agreesWithLedger(bought: OrderRow, ledger: readonly LedgerEntry[], course: string): number {
  const { amount_cents: amount, refunded_cents: refunded, status } = bought
  const charged = ledger.filter(({ kind }) => kind === 'charged')
  if (charged.length === 0) {
    ok(!MONEY_CAME.has(status), `${course}: ${status}, and nothing was charged`)
    return 0
  }
  equal(charged.length, 1, course)
  const held = ledger.reduce((sum, { kind, cents }) => (ADDS.has(kind) ? sum + cents : sum - cents), 0)
  const isReversed = ledger.at(-1)?.kind === 'reversed'
  const [{ cents: taken } = { cents: 0 }] = charged
  if (taken !== amount) {
    // Other money gives nothing, and is told for as long as it is here.
    ok(!MONEY_CAME.has(status), `${course}: ${status}, and ${taken} was charged`)
    if (held > 0) ok(bought.amount_differs, course)
    return 0
  }
  equal(bought.amount_differs, false, course)
  const expected = isReversed ? 'reversed' : held === amount ? 'paid' : held === 0 ? 'refunded' : 'partially_refunded'
  deepEqual([status, refunded], [expected, amount - held], course)
  return held
}

async function reportOf(people: readonly Account[]): Promise<{ order_id: string; finding: string }[]> {
  const { data } = await backend.server
    .from('orders')
    .select('id')
    .in(
      'user_id',
      people.map(({ id }) => id),
    )
    .throwOnError()
  const own = new Set((data ?? []).map(({ id }) => id))
  return (await report()).map((found) => Object(found)).filter(({ order_id: id }) => own.has(id))
}

function pick<T>(random: () => number, list: readonly T[]): T {
  const found = list[Math.floor(random() * list.length)]
  if (found === undefined) throw new Error('There is nothing to choose from')
  return found
}
