// Dependency-cruiser reads TypeScript with swc but never tells it which files contain JSX. This must be imported
// before dependency-cruiser is.
import { createRequire } from 'node:module'

const swc = createRequire(import.meta.url)('@swc/core')
const parseFileSync = swc.parseFileSync

swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('x') })
