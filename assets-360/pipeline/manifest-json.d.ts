/** What the build holds the manifest against before a page carries it (`build/panorama-manifest.ts`). */
declare module '#assets-360/manifest.json' {
  import type { PanoramaManifest } from '#content/panorama-manifest.ts'

  const manifest: PanoramaManifest
  export default manifest
}
