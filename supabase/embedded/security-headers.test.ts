import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { commonHeaders, contentSecurityPolicy, inlineScriptHashes } from './security-headers.ts'

function hashOf(script: string) {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

describe('inlineScriptHashes', () => {
  it('hashes the exact text between the tags', () => {
    expect(inlineScriptHashes('<script>\n  go()\n</script>')).toEqual([hashOf('\n  go()\n')])
  })

  it('hashes modules and import maps too', () => {
    const html = '<script type="module">a()</script><script type=importmap>{}</script>'
    expect(inlineScriptHashes(html)).toEqual([hashOf('a()'), hashOf('{}')])
  })

  it('leaves out scripts with a source and data blocks', () => {
    const html = '<script src="/assets/a.js"></script><script type="application/json">{"a":1}</script>'
    expect(inlineScriptHashes(html)).toEqual([])
  })

  it('knows each script once', () => {
    expect(inlineScriptHashes('<script>a</script><script>a</script>')).toHaveLength(1)
  })

  it('hashes line ends as the browser reads them', () => {
    expect(inlineScriptHashes('<script>a\r\nb</script>')).toEqual([hashOf('a\nb')])
  })
})

describe('contentSecurityPolicy', () => {
  it('never allows inline script in general', () => {
    const policy = contentSecurityPolicy('<script>a()</script>')
    const scripts = policy.split('; ').find((part) => part.startsWith('script-src'))
    expect(scripts).toBe(`script-src 'self' ${hashOf('a()')}`)
  })

  it('lets pages talk to the hosted project they were built for, and to nobody else', () => {
    const connect = (policy: string) => policy.split('; ').find((part) => part.startsWith('connect-src'))
    expect(connect(contentSecurityPolicy(''))).toBe("connect-src 'self' data: blob:")
    const policy = contentSecurityPolicy('', 'https://project.example')
    expect(connect(policy)).toBe("connect-src 'self' data: blob: https://project.example wss://project.example")
    expect(policy).toContain("img-src 'self' data: blob: https://project.example;")
  })

  it('lets workers and pictures come from blobs', () => {
    const policy = contentSecurityPolicy('')
    expect(policy).toContain("worker-src 'self' blob:")
    expect(policy).toContain("img-src 'self' data: blob:")
  })
})

describe('the permissions policy', () => {
  it('gives the headset, the sensors, the camera and the place to our own pages alone', () => {
    const policy = commonHeaders()['permissions-policy']?.split(', ')
    const granted = policy?.filter((part) => part.endsWith('=(self)')).map((part) => part.split('=')[0])
    expect(granted).toEqual([
      'xr-spatial-tracking',
      'accelerometer',
      'gyroscope',
      'magnetometer',
      'fullscreen',
      'camera',
      'geolocation',
    ])
    expect(policy?.filter((part) => !/=\((self)?\)$/.test(part))).toEqual([])
  })
})
