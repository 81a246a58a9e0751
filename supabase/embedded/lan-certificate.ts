import { X509Certificate } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'

export type Certificate = { key: string; cert: string }

const DAY_MS = 24 * 60 * 60 * 1000
/** Browsers distrust certificates that live longer, even those a person has accepted. */
const LIFETIME_MS = 365 * DAY_MS

/** The IPv4 addresses under which other devices of the local network reach this machine. */
export function lanAddresses(interfaces = networkInterfaces()): string[] {
  return Object.values(interfaces)
    .flatMap((list) => list ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ address }) => address)
}

/**
 * A self-signed certificate for these addresses, kept in `folder` so that a headset has to accept it once only. A new
 * one is made when the kept one has expired or does not know an address.
 */
export async function keepCertificate(folder: string, addresses: readonly string[], now: Date): Promise<Certificate> {
  const keyFile = join(folder, 'key.pem')
  const certFile = join(folder, 'cert.pem')
  if (existsSync(keyFile) && existsSync(certFile)) {
    const kept = { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8') }
    if (isUsable(kept.cert, addresses, now)) return kept
  }
  const made = await createCertificate(addresses, now)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(keyFile, made.key, { mode: 0o600 })
  writeFileSync(certFile, made.cert)
  return made
}

function isUsable(pem: string, addresses: readonly string[], now: Date): boolean {
  try {
    const certificate = new X509Certificate(pem)
    const isCurrent = new Date(certificate.validTo).getTime() - now.getTime() > DAY_MS
    return isCurrent && addresses.every((address) => certificate.checkIP(address) !== undefined)
  } catch {
    return false
  }
}

async function createCertificate(addresses: readonly string[], now: Date): Promise<Certificate> {
  // Loaded here and not at the top: it brings a hundred modules, and only devices of a local network need it.
  const { generate } = await import('selfsigned')
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'Utalii on the local network' }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    notBeforeDate: new Date(now.getTime() - DAY_MS),
    notAfterDate: new Date(now.getTime() + LIFETIME_MS),
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'keyUsage', digitalSignature: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          ...['127.0.0.1', ...addresses].map((ip) => ({ type: 7 as const, ip })),
        ],
      },
    ],
  })
  return { key, cert }
}
