import { dollarsFromCents } from './money.ts'
import { numberAt, textAt } from './parse-json.ts'

export type Mail = { to: string; subject: string; text: string; html: string }

type News = {
  kind: string
  to: string
  siteUrl: string
  planName: string
  order: unknown
  details: unknown
}

type Link = { label: string; url: string }
type Letter = { subject: string; paragraphs: readonly string[]; link: Link | null }

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const PROVIDERS: Readonly<Record<string, string>> = { paypal: 'PayPal', pesapal: 'PesaPal' }

/** The words of a mail, as text and as HTML. What people typed is never markup. */
export function writeMail(news: News): Mail {
  const { subject, paragraphs, link } = letterFor(news)
  const all = [...paragraphs, 'Utalii']
  const linkText = link === null ? [] : [`${link.label}: ${link.url}`]
  const linkHtml = link === null ? [] : [`<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`]
  const body = all.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
  return {
    to: news.to,
    subject,
    text: [...paragraphs, ...linkText, 'Utalii'].join('\n\n'),
    html: [...body.slice(0, -1), ...linkHtml, ...body.slice(-1)].join('\n'),
  }
}

function letterFor({ kind, siteUrl, planName, order, details }: News): Letter {
  const settings = { label: 'Plan and payments', url: `${siteUrl}/dashboard/settings` }
  const day = DAY.format(new Date(textAt(details, 'ends_at') ?? 0))
  switch (kind) {
    case 'payment_confirmed':
      return confirmation({ siteUrl, planName, order, claim: textAt(details, 'claim') })
    case 'payment_returned':
      return returned({ planName, order, details })
    case 'payment_restored':
      return {
        subject: `Your payment for ${planName} stands`,
        paragraphs: [
          `The money that had gone back through ${providerOf(order)} is here again${exceptFor(details)}, and the months that it paid for are yours again.`,
          ...(textAt(order, 'user_id') === null
            ? ['If you have not taken them to an account yet, the link in our first mail still works, once.']
            : []),
          `Order ${textAt(order, 'id')}.`,
        ],
        link: settings,
      }
    case 'payment_differs':
      return {
        subject: `Your payment for ${planName} needs a look`,
        paragraphs: [
          `Money reached us through ${providerOf(order)}, but not the $${dollarsFromCents(numberAt(order, 'amount_cents') ?? 0)} of your order, so no plan has begun.`,
          `Order ${textAt(order, 'id')}. Our daily report shows it to us: we return what you paid, or write to you. Please do not pay again for this order.`,
        ],
        link: { label: 'Contact', url: `${siteUrl}/documentation/support/contact-us` },
      }
    case 'trial_ending':
      return {
        subject: `Your ${planName} trial ends on ${day}`,
        paragraphs: ['It ends by itself and nothing is charged. If you liked it, you can choose some months.'],
        link: { label: 'See the plans', url: `${siteUrl}/pricing` },
      }
    default:
      return {
        subject: `${planName} is paid until ${day}`,
        paragraphs: [
          'Nothing renews by itself and nothing is charged. If you would like to go on, add months whenever you like: they start when these end.',
        ],
        link: settings,
      }
  }
}

/** What was refunded before the rest went, and stays refunded. */
function exceptFor(details: unknown): string {
  const cents = numberAt(details, 'refunded_cents') ?? 0
  return cents === 0 ? '' : `, all but the $${dollarsFromCents(cents)} that were refunded to you before`
}

/** What has gone back, and what that means for the months. */
function returned({ planName, order, details }: Pick<News, 'planName' | 'order' | 'details'>): Letter {
  const amount = `$${dollarsFromCents(numberAt(details, 'refunded_cents') ?? 0)}`
  const number = `Order ${textAt(order, 'id')}. It can take some days until your bank shows it.`
  if (textAt(details, 'status') === 'reversed') {
    return {
      subject: `Your payment for ${planName} has gone back`,
      paragraphs: [
        `${amount} went back through ${providerOf(order)}: refunded, or taken back by a dispute or a bank. The months that it paid for have ended with it.`,
        number,
      ],
      link: null,
    }
  }
  const isPart = textAt(details, 'status') === 'partially_refunded'
  return {
    subject: isPart ? 'A part of your payment is on its way back' : 'Your money is on its way back',
    paragraphs: [
      `${amount} of your payment for ${planName} was returned through ${providerOf(order)}. ${isPart ? 'Your months go on.' : 'The months that it paid for have ended with it.'}`,
      number,
    ],
    link: null,
  }
}

type Bought = Pick<News, 'siteUrl' | 'planName' | 'order'> & { claim: string | null }

function confirmation({ siteUrl, planName, order, claim }: Bought): Letter {
  const months = numberAt(order, 'months') ?? 0
  const amount = dollarsFromCents(numberAt(order, 'amount_cents') ?? 0)
  const what = `${planName}, ${months} ${months === 1 ? 'month' : 'months'}, $${amount}, paid through ${providerOf(order)}.`
  const name = textAt(order, 'first_name')
  const paragraphs = [
    `Asante${name === null ? '' : `, ${name}`}: your payment is confirmed.`,
    what,
    `Order ${textAt(order, 'id')}.`,
  ]
  if (claim === null) {
    const url = `${siteUrl}/dashboard/settings`
    return { subject: `Your ${planName} plan is paid`, paragraphs, link: { label: 'Plan and payments', url } }
  }
  return {
    subject: `Your ${planName} plan is paid: take it to your account`,
    paragraphs: [
      ...paragraphs,
      'You paid without being signed in. Sign in or create an account, then open this link once: the months are that account’s from then on.',
    ],
    link: { label: 'Take the plan to my account', url: `${siteUrl}/payment-return?claim=${claim}` },
  }
}

function providerOf(order: unknown): string {
  return PROVIDERS[textAt(order, 'provider') ?? ''] ?? ''
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
