import { X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import type { NetworkInterfaceInfo } from 'node:os'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepCertificate, lanAddresses } from './lan-certificate.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'utalii-certificate-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('keepCertificate', () => {
  it('names every address and localhost', async () => {
    const { cert } = await keepCertificate(folder, ['192.0.2.7', '198.51.100.3'], NOW)
    const certificate = new X509Certificate(cert)
    expect(certificate.checkIP('192.0.2.7')).toBe('192.0.2.7')
    expect(certificate.checkIP('198.51.100.3')).toBe('198.51.100.3')
    expect(certificate.checkHost('localhost')).toBe('localhost')
  })

  it('is kept for the next start', async () => {
    const first = await keepCertificate(folder, ['192.0.2.7'], NOW)
    expect(await keepCertificate(folder, ['192.0.2.7'], NOW)).toEqual(first)
  })

  it('is renewed for a new address', async () => {
    const first = await keepCertificate(folder, ['192.0.2.7'], NOW)
    expect((await keepCertificate(folder, ['192.0.2.8'], NOW)).cert).not.toBe(first.cert)
  })

  it('is renewed before it expires', async () => {
    const first = await keepCertificate(folder, ['192.0.2.7'], NOW)
    const nextYear = new Date('2027-11-21T11:00:00Z')
    expect((await keepCertificate(folder, ['192.0.2.7'], nextYear)).cert).not.toBe(first.cert)
  })

  it.skipIf(process.platform === 'win32')('keeps the key from other users', async () => {
    await keepCertificate(folder, ['192.0.2.7'], NOW)
    expect(statSync(join(folder, 'key.pem')).mode & 0o777).toBe(0o600)
  })
})

describe('lanAddresses', () => {
  it('lists what other devices can reach', () => {
    const entry = (address: string, internal: boolean, family: 'IPv4' | 'IPv6' = 'IPv4') =>
      ({ address, internal, family }) as NetworkInterfaceInfo
    const interfaces = {
      lo: [entry('127.0.0.1', true)],
      wlan0: [entry('192.0.2.7', false), entry('2001:db8::7', false, 'IPv6'), entry('169.254.3.4', false)],
    }
    expect(lanAddresses(interfaces)).toEqual(['192.0.2.7'])
  })
})
