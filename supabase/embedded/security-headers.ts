import { createHash } from 'node:crypto'

const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Payment pages open in a window of their own and must be able to come back.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy':
    'xr-spatial-tracking=(self), accelerometer=(self), gyroscope=(self), magnetometer=(self), fullscreen=(self), ' +
    'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
} as const

/** What every answer carries, whatever it is. */
export function commonHeaders(): Readonly<Record<string, string>> {
  return COMMON
}

/**
 * What a page may load. Inline scripts run only when they are in the page as it was built, known by their hashes; no
 * page evaluates text or runs WebAssembly.
 * Inline styles stay allowed: the toast region writes its own style element. A hosted backend is asked over HTTPS and
 * WebSocket, and keeps people's pictures.
 */
export function contentSecurityPolicy(html: string, hostedBackend: string | null = null): string {
  const hosted = hostedBackend === null ? [] : [hostedBackend]
  const sockets = hosted.map((origin) => origin.replace(/^http/, 'ws'))
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScriptHashes(html)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...hosted].join(' '),
    "media-src 'self' blob:",
    "font-src 'self' data:",
    ["connect-src 'self' data: blob:", ...hosted, ...sockets].join(' '),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Scripts with a `src` need no hash, and data blocks such as JSON are never run. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const match of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi)) {
    const [, attributes = '', body = ''] = match
    if (/\ssrc\s*=/i.test(attributes) || isDataBlock(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(normalizeNewlines(body)).digest('base64')}'`)
  }
  return [...hashes]
}

function isDataBlock(attributes: string): boolean {
  const type = /\stype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1]?.toLowerCase()
  return (
    type !== undefined &&
    !['module', 'text/javascript', 'application/javascript', 'importmap', 'speculationrules'].includes(type)
  )
}

/** The HTML parser turns CRLF into LF before the script is hashed. */
function normalizeNewlines(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}
