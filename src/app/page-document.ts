import { derivedUrl, type PanoramaEntry } from '#content/panorama-manifest.ts'
import { earlyTilesScript } from './early-tiles.ts'
import { LINKED_VIEW_SCRIPT } from './linked-view-script.ts'
import type { RenderedPage } from './render-page.tsx'

type Parts = {
  /** The built index.html with its two marks. */
  template: string
  page: RenderedPage
  panorama: PanoramaEntry | null
  /** Scripts that this page will ask for, in the order of their need. */
  scripts: readonly string[]
  /** The style sheet's text, which travels in the document: one round trip less before the first paint. */
  styles: string
}

/** The whole HTML document of a page. What the eye needs first stands first: poster, preview, scripts, tiles. */
export function pageDocument({ template, page, panorama, scripts, styles }: Parts): string {
  const head = [
    `<title>${escapeHtml(page.title)}</title>`,
    page.description && `<meta name="description" content="${escapeHtml(page.description)}" />`,
    ...(panorama ? panoramaHead(panorama, page) : []),
    ...scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}" />`),
    `<style>${styles}</style>`,
  ]
  const body = panorama ? `${page.html}</div><script>${earlyTilesScript(panorama)}</script>` : `${page.html}</div>`
  return template
    .replace(/\s*<link rel="stylesheet"[^>]*>/, '')
    .replace('<!--app-head-->', () => head.filter(Boolean).join('\n    '))
    .replace('<!--app-html--></div>', () => body)
}

function panoramaHead(panorama: PanoramaEntry, page: RenderedPage): string[] {
  const { landscape, portrait } = panorama.posters
  const poster = (path: string, media: string) =>
    `<link rel="preload" as="image" type="image/avif" fetchpriority="high" media="${media}" href="${derivedUrl(path)}" />`
  return [
    `<script>${LINKED_VIEW_SCRIPT}</script>`,
    poster(landscape.avif.path, '(orientation: landscape)'),
    poster(portrait.avif.path, '(orientation: portrait)'),
    `<link rel="preload" as="fetch" crossorigin="anonymous" href="${derivedUrl(panorama.preview.path)}" />`,
    `<meta property="og:title" content="${escapeHtml(page.title)}" />`,
    `<meta property="og:image" content="${derivedUrl(panorama.share.path)}" />`,
  ]
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
