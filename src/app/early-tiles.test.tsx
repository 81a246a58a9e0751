import { afterEach, expect, it, vi } from 'vitest'
import type { PanoramaEntry } from '#content/panorama-manifest.ts'
import { chooseLowData, preferencesStore } from '#state/preferences-store.ts'
import { earlyTilesScript } from './early-tiles.ts'

const level = (directory: string, tilesPerSide: number) => ({
  directory,
  tilesPerSide,
  faceSizePx: 316 * tilesPerSide,
  tileSizePx: 316,
  format: 'avif',
})
const panorama = { stereo: 'mono', levels: [level('first', 4), level('fine', 7)] } as unknown as PanoramaEntry

afterEach(() => {
  preferencesStore.setState(preferencesStore.getInitialState(), true)
  localStorage.clear()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

/** The levels that the script asks for, on a phone of 390 x 844 with two device pixels per CSS pixel. */
function askedLevels(saveData: boolean): Set<string | undefined> {
  vi.stubGlobal('innerWidth', 390)
  vi.stubGlobal('innerHeight', 844)
  vi.stubGlobal('devicePixelRatio', 2)
  vi.stubGlobal('OffscreenCanvas', class {})
  vi.stubGlobal('navigator', { connection: { saveData } })
  const askEarly = vi.fn<(url: string, priority: string) => void>()
  vi.stubGlobal('askEarly', askEarly)
  const viewer = document.createElement('div')
  viewer.dataset['testid'] = 'panorama'
  viewer.getBoundingClientRect = () => new DOMRect(0, 0, 390, 680)
  document.body.append(viewer)
  const code = document.createElement('link')
  code.rel = 'modulepreload'
  document.head.append(code)
  // oxlint-disable-next-line no-eval -- what the document runs
  globalThis.eval(earlyTilesScript(panorama))
  code.dispatchEvent(new Event('load'))
  return new Set(askEarly.mock.calls.map(([url]) => url.split('/').at(-2)))
}

it('asks for the first tiles of a phone', () => {
  expect(askedLevels(false)).toEqual(new Set(['first']))
})

it('asks for the fine ones at once with the data saver', () => {
  expect(askedLevels(true)).toEqual(new Set(['fine']))
})

it.each([true, false])("follows the person's own choice before the data saver: %s", (lowData) => {
  chooseLowData(lowData)
  expect(askedLevels(!lowData)).toEqual(new Set([lowData ? 'fine' : 'first']))
})
