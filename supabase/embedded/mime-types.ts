const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  glb: 'model/gltf-binary',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  ktx2: 'image/ktx2',
  map: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  txt: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  wasm: 'application/wasm',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
}

const COMPRESSIBLE = new Set([
  'css',
  'glb',
  'html',
  'ico',
  'js',
  'json',
  'map',
  'mjs',
  'svg',
  'ttf',
  'txt',
  'vtt',
  'wasm',
  'webmanifest',
  'xml',
])

/** Unknown endings are bytes: with `nosniff` a browser will save them and never run them. */
export function mimeTypeOf(path: string): string {
  return TYPES[extensionOf(path)] ?? 'application/octet-stream'
}

/** Pictures, fonts and films are compressed already. */
export function isCompressible(path: string): boolean {
  return COMPRESSIBLE.has(extensionOf(path))
}

/** Whether the address asks for a file of a kind that is served, and not for a page. */
export function namesAsset(path: string): boolean {
  const extension = extensionOf(path)
  return extension !== 'html' && extension in TYPES
}

function extensionOf(path: string): string {
  return /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''
}
