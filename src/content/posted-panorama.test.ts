import { expect, it } from 'vitest'
import { tileUrl } from './panorama-manifest.ts'
import { foldersInstead, postedFiles, postedFolder, postedPicture, viewedPost } from './posted-panorama.ts'

const panorama = { path: `user/${postedFolder('a1', 'webp')}`, faces: [256, 512] }

it('has three pictures and the tiles of every level', () => {
  const files = postedFiles(panorama)
  expect(new Set(files).size).toBe(3 + 6 + 24)
  expect(files).toEqual(
    expect.arrayContaining(['preview.webp', 'poster-portrait.webp', 'f256/5-0-0.webp', 'f512/4-1-0.webp']),
  )
})

it('is viewed where its files lie', () => {
  const viewed = viewedPost('post-1', 'Asha', panorama, 'https://files.example/user/a1-webp/')
  const [, finest] = viewed.levels
  if (!finest) throw new Error('The levels are missing')
  expect(finest).toMatchObject({ tilesPerSide: 2, tileSizePx: 256 })
  expect(tileUrl(viewed, finest, 3, 1, 0)).toBe('https://files.example/user/a1-webp/f512/3-1-0.webp')
  expect(postedPicture(panorama, 'preview')).toBe('user/a1-webp/preview.webp')
})

it('says JPEG in the name of its folder, where the browser writes that', () => {
  const path = `user/${postedFolder('a1', 'jpeg')}`
  expect(postedFiles({ path, faces: [256] })).toContain('f256/0-0-0.jpeg')
})

it('lies elsewhere where its folder is closed, and always in the same places', () => {
  const folder = postedFolder('a1'.repeat(16), 'webp')
  const folders = foldersInstead(folder)
  expect(folders[0]).toBe(folder)
  expect(new Set(folders).size).toBeGreaterThan(250)
  expect(folders.every((name) => /^[\da-f]{32}-webp$/.test(name))).toBe(true)
  expect(foldersInstead(folder)).toEqual(folders)
})
