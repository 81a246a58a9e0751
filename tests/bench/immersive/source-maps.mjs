import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { cacheDir, repositoryDir } from '../lib/paths.mjs'

/** The folder with source maps for the scripts in `dist`, built when the cached ones belong to another build. */
export function ensureSourceMaps() {
  const folder = path.join(cacheDir, 'source-maps')
  const scripts = readdirSync(path.join(repositoryDir, 'dist', 'assets')).filter((file) => file.endsWith('.js'))
  // Scripts without a line of ours get no map, so the scripts themselves are compared: their names are hashes.
  const isComplete = () => scripts.every((file) => existsSync(path.join(folder, 'assets', file)))
  if (isComplete()) return folder
  console.log('building source maps')
  // Hidden: the scripts stay byte for byte what they are in dist, and so do the hashes in their names.
  const { status, stderr } = spawnSync(
    'npx',
    ['vite', 'build', '--sourcemap', 'hidden', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    { cwd: repositoryDir, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The build with source maps failed: ${stderr}`)
  if (!isComplete()) throw new Error('dist is older than the sources: run `npm run build` first')
  return folder
}
