import { describe, expect, it } from 'vitest'

import { panoramaById, panoramaManifest } from './panoramas.ts'

describe('panoramaById', () => {
  it('finds every panorama of the manifest', () => {
    expect(panoramaManifest.panoramas.length).toBeGreaterThan(0)
    for (const panorama of panoramaManifest.panoramas) expect(panoramaById(panorama.id)).toBe(panorama)
  })

  it('gives null for a name that was never built', () => {
    expect(panoramaById('atlantis')).toBeNull()
  })
})
