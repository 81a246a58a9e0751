/** Vite's build manifest, the part that is read here: source file to chunk. */
export type BuildManifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }
>

const ENTRY = 'index.html'

/**
 * The files of these sources and of everything they import at once, each named once: the scripts without what the
 * document already loads, the style sheets with it.
 * @throws Error for a source that is not a chunk of its own: a page would then wait for a script nobody announced.
 */
export function chunksFor(
  manifest: BuildManifest,
  sources: readonly string[],
): { scripts: string[]; styleSheets: string[] } {
  const scripts = new Set<string>()
  const styleSheets = new Set(manifest[ENTRY]?.css)
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no chunk for ${key}`)
    if (scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const sheet of chunk.css ?? []) styleSheets.add(sheet)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const source of sources) visit(source)
  const entry = manifest[ENTRY]?.file
  return { scripts: [...scripts].filter((file) => file !== entry), styleSheets: [...styleSheets] }
}

/**
 * Every file that these sources may ever ask for: what they import at once and later, with style sheets and fonts. What the
 * entry imports later are the other pages.
 */
export function reachableFiles(manifest: BuildManifest, sources: readonly string[]): string[] {
  const files = new Set<string>(fontFiles(manifest))
  const seen = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const imported of chunk.imports ?? []) visit(imported)
    if (key !== ENTRY) for (const imported of chunk.dynamicImports ?? []) visit(imported)
  }
  for (const source of [ENTRY, ...sources]) visit(source)
  return [...files]
}

/** The faces cut to our texts, which every page asks for. */
export function fontFiles(manifest: BuildManifest): string[] {
  return Object.entries(manifest).flatMap(([source, { file }]) => (/^fonts\/.*\.woff2$/.test(source) ? [file] : []))
}
