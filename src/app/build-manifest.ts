/** Vite's build manifest, the part that is read here: source file to chunk. */
export type BuildManifest = Record<string, { file: string; imports?: string[]; css?: string[] }>

/**
 * The script files of these sources and of everything they import at once, each named once, without what the document
 * already loads.
 * @throws Error for a source that is not a chunk of its own: a page would then wait for a script nobody announced.
 */
export function chunksFor(manifest: BuildManifest, sources: readonly string[]): string[] {
  const files = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no chunk for ${key}`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const source of sources) visit(source)
  const entry = manifest['index.html']?.file
  return [...files].filter((file) => file !== entry)
}
