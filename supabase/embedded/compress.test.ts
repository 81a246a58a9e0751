import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compressFolder } from './compress.ts'

let folder = ''
const TEXT = 'the same words again and again '.repeat(200)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'utalii-compress-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('compressFolder', () => {
  it('writes both encodings beside a text file', async () => {
    writeFileSync(join(folder, 'app.js'), TEXT)
    await compressFolder(folder)
    expect(brotliDecompressSync(readFileSync(join(folder, 'app.js.br'))).toString()).toBe(TEXT)
    expect(gunzipSync(readFileSync(join(folder, 'app.js.gz'))).toString()).toBe(TEXT)
  })

  it.each(['photo.avif', 'photo.webp', 'photo.jpg', 'font.woff2'])('leaves %s alone', async (name) => {
    writeFileSync(join(folder, name), TEXT)
    await compressFolder(folder)
    expect(existsSync(join(folder, `${name}.br`))).toBe(false)
  })

  it('leaves what fits into one packet alone', async () => {
    writeFileSync(join(folder, 'tiny.css'), 'a{}')
    await compressFolder(folder)
    expect(existsSync(join(folder, 'tiny.css.br'))).toBe(false)
  })

  it('leaves the scripts of the server alone, and not its pages', async () => {
    mkdirSync(join(folder, 'server'))
    writeFileSync(join(folder, 'server', 'entry.js'), TEXT)
    writeFileSync(join(folder, 'server', 'home.html'), TEXT)
    await compressFolder(folder)
    expect(existsSync(join(folder, 'server', 'entry.js.br'))).toBe(false)
    expect(existsSync(join(folder, 'server', 'home.html.br'))).toBe(true)
  })
})
