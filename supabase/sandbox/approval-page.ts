import type { Choice } from './buyer-choices.ts'

export type ShownPayment = { provider: 'PayPal' | 'PesaPal'; description: string; amount: string }

const LABELS: Readonly<Record<Choice, string>> = {
  approve: 'Approve payment',
  cancel: 'Cancel payment',
  pending: 'Leave it pending',
  fail: 'Fail payment',
}

const STYLE = `
:root{color-scheme:light dark;--paper:#fbf6ec;--ink:#231a11;--muted:#6b5b49;--line:#d9cbb3;--go:#8a3a12;--on-go:#fff8ee}
@media(prefers-color-scheme:dark){:root{--paper:#1b1510;--ink:#f6ecdc;--muted:#c3b199;--line:#4a3d2f;--go:#f0a35e;--on-go:#231a11}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{width:min(27rem,100%);display:grid;gap:1.25rem}h1{margin:0;font-size:1.75rem;line-height:1.1}p{margin:0}.note{color:var(--muted)}
.amount{font-size:2.5rem;font-weight:700;letter-spacing:-.03em}form{display:grid;gap:.75rem}
button{min-height:3rem;padding:.75rem 1rem;border:1px solid var(--line);border-radius:.75rem;background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer}
button[value=approve]{border-color:var(--go);background:var(--go);color:var(--on-go)}button:focus-visible{outline:3px solid var(--go);outline-offset:3px}
`

/** The page on which a buyer decides, in place of the provider's own. */
export function approvalPage({ provider, description, amount }: ShownPayment): Response {
  const buttons = Object.entries(LABELS).map(
    ([choice, label]) => `<button name="choice" value="${choice}">${label}</button>`,
  )
  return page(
    `${provider} sandbox`,
    `<h1>${provider} sandbox</h1>
<p class="note">This page stands in for ${provider}. No money moves.</p>
<p>${escapeHtml(description)}</p>
<p class="amount">${escapeHtml(amount)}</p>
<form method="post">${buttons.join('')}</form>`,
    200,
  )
}

export function unknownPaymentPage(): Response {
  return page(
    'Unknown payment',
    '<h1>Unknown payment</h1><p>The sandbox forgets its payments when the server stops. Please start again from the pricing page.</p>',
    404,
  )
}

function page(title: string, body: string, status: number): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    },
  })
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
