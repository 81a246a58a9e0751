import { describe, expect, it, vi } from 'vitest'
import { affordsLivePictures } from './live-pictures.ts'

type Device = { renderer?: string | null; navigator?: object }

/** A device as the browser tells about it; without a renderer it has no WebGL. */
function affordsOn({ renderer = 'Mali-G78', navigator = {} }: Device): Promise<boolean> {
  vi.stubGlobal('navigator', navigator)
  return affordsLivePictures(() => Promise.resolve(renderer))
}

describe('a live picture that nobody asked for', () => {
  it('is afforded by a graphics card, where the browser tells nothing else', async () => {
    expect(await affordsOn({})).toBe(true)
  })

  it.each(['Google SwiftShader', 'llvmpipe (LLVM 15)', 'Microsoft Basic Render Driver', null])(
    'is not afforded by %s',
    async (renderer) => {
      expect(await affordsOn({ renderer })).toBe(false)
    },
  )

  it.each([
    [{ deviceMemory: 4 }, true],
    [{ deviceMemory: 2 }, false],
    [{ connection: { effectiveType: '4g' } }, true],
    [{ connection: { effectiveType: '3g' } }, false],
  ])('on %j: %s', async (navigator, isAfforded) => {
    expect(await affordsOn({ navigator })).toBe(isAfforded)
  })
})
