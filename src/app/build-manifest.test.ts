import { describe, expect, it } from 'vitest'
import { chunksFor, fontFiles } from './build-manifest.ts'

const manifest = {
  'index.html': { file: 'entry.js', imports: ['_shared.js'], css: ['everywhere.css'] },
  '_shared.js': { file: 'shared.js' },
  'src/routes/guide.tsx': { file: 'guide.js', imports: ['index.html', '_shared.js', '_prose.js'] },
  '_prose.js': { file: 'prose.js', css: ['prose.css'] },
  'docs/guide/text.mdx': { file: 'text.js', imports: ['_prose.js'] },
}

describe('chunksFor', () => {
  it('names each script once, in the order of its need, without what the document loads by itself', () => {
    const { scripts } = chunksFor(manifest, ['src/routes/guide.tsx', 'docs/guide/text.mdx'])
    expect(scripts).toEqual(['guide.js', 'shared.js', 'prose.js', 'text.js'])
  })

  it('adds the sheets of these chunks alone to the one of every page', () => {
    expect(chunksFor(manifest, ['docs/guide/text.mdx']).styleSheets).toEqual(['everywhere.css', 'prose.css'])
    expect(chunksFor(manifest, []).styleSheets).toEqual(['everywhere.css'])
  })

  it('refuses a source that is no chunk of its own', () => {
    expect(() => chunksFor(manifest, ['src/routes/gone.tsx'])).toThrow('no chunk for src/routes/gone.tsx')
  })
})

it('fontFiles names the cut faces and not the whole ones behind them', () => {
  const fonts = {
    'fonts/text.woff2': { file: 'text-1.woff2' },
    'node_modules/face/files/text.woff2': { file: 'text-2.woff2' },
  }
  expect(fontFiles({ ...manifest, ...fonts })).toEqual(['text-1.woff2'])
})
