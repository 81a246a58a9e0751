import { derivedUrl, type PanoramaEntry } from '#content/panorama-manifest.ts'
import { EARLY_PICTURES_SCRIPT } from '#platform/early-pictures.ts'
import { EARLY_CONTEXT_SCRIPT } from '#platform/stage-canvas.ts'
import { EARLY_PROGRESS_SCRIPT } from '#ui/progress.tsx'
import { EARLY_INPUT_SCRIPT } from './early-input.ts'
import { earlyTilesScript } from './early-tiles.ts'
import { firstPicturePreloads } from './first-picture.ts'
import { LINKED_VIEW_SCRIPT } from './linked-view-script.ts'

type Parts = {
  /** The built index.html with its two marks. */
  template: string
  /** The page's markup, as the browser's first render will give it. */
  html: string
  /** What the document says about itself, an element each. */
  head: readonly string[]
  /** The panorama whose poster the page shows, if it shows one. */
  panorama: PanoramaEntry | null
  /** Scripts that this page will ask for, in the order of their need. */
  scripts: readonly string[]
  /** The faces that every page is set in. */
  fonts: readonly string[]
  /** The style sheets' text, which travels in the document: one round trip less before the first paint. */
  styles: string
}

/** The whole HTML document of a page. What is needed first stands first: poster, scripts, preview, tiles. */
export function pageDocument({ template, html, head, panorama, scripts, fonts, styles }: Parts): string {
  const elements = [
    ...head,
    ...(panorama ? panoramaHead(panorama) : stillHead(html, fonts)),
    ...scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}" />`),
    // Of no use before the scripts, and beside the poster it would share its line.
    panorama && `<script>${EARLY_PICTURES_SCRIPT};askEarly('${derivedUrl(panorama.preview.path)}','high')</script>`,
    `<style>${styles}</style>`,
    `<script>${EARLY_INPUT_SCRIPT}</script>`,
  ]
  const progress = html.includes('progress-open') ? `<script>${EARLY_PROGRESS_SCRIPT}</script>` : ''
  const last = panorama ? `<script>${earlyTilesScript(panorama)};${EARLY_CONTEXT_SCRIPT}</script>` : ''
  const body = `${html}</div>${progress}${last}`
  const document = template
    .replace(/\s*<link rel="stylesheet"[^>]*>/, '')
    .replace('<!--app-head-->', () => elements.filter((element) => element !== null).join('\n    '))
    .replace('<!--app-html--></div>', () => body)
  // A panorama comes alive by its scripts; any other page is whole without them, so its letters and picture go first.
  return panorama
    ? document
    : document.replace(/<(?:link rel="modulepreload"|script type="module")/g, (tag) => `${tag} fetchpriority="low"`)
}

function stillHead(html: string, fonts: readonly string[]): string[] {
  const faces = fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}" />`)
  return [...faces, ...firstPicturePreloads(html)]
}

function panoramaHead({ posters }: PanoramaEntry): string[] {
  const poster = (path: string, media: string) =>
    `<link rel="preload" as="image" type="image/avif" fetchpriority="high" media="${media}" href="${derivedUrl(path)}" />`
  return [
    `<script>${LINKED_VIEW_SCRIPT}</script>`,
    poster(posters.landscape.avif.path, '(orientation: landscape)'),
    poster(posters.portrait.avif.path, '(orientation: portrait)'),
  ]
}
