import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { leaveOutEmulator, serveControllerProfiles } from './build/headset-assets.ts'
import { checkPanoramaManifest, definePanoramaIds } from './build/panorama-manifest.ts'
import { servePanoramas } from './assets-360/pipeline/vite-plugin.ts'
import { guideDocuments } from './mdx.config.ts'
import { embeddedBackend } from './supabase/embedded/vite-plugin.ts'

/**
 * Left alone, a module that several pages share becomes a file of its own, however small; over HTTP/1.1 each costs a round
 * trip on one of six connections. What the entry needs is one file, what most pages share another, and what pages with a
 * panorama share with the scene a third. The query cache is for pages that ask the backend, which are many but not most.
 */
const OF_PANORAMAS =
  /\/src\/(state\/(viewed-panoramas|led-view|talk-store)|platform\/(avif|kept-files)|core\/(cube|pyramid))\.ts$/
const CHUNKS = [
  { name: 'shell', tags: ['$initial' as const], priority: 1 },
  { name: 'queries', test: /\/node_modules\/@tanstack\//, priority: 1 },
  { name: 'common', minShareCount: 10, maxModuleSize: 8000 },
  { name: 'stage', test: OF_PANORAMAS },
]

export default defineConfig({
  define: definePanoramaIds(),
  plugins: [
    guideDocuments(),
    react({ include: /\.(?:tsx?|mdx)$/ }),
    tailwindcss(),
    servePanoramas(),
    checkPanoramaManifest(),
    serveControllerProfiles(),
    leaveOutEmulator(),
    embeddedBackend(),
  ],
  build: {
    manifest: true,
    // The posters and previews have hashed names of their own; small icons may live in the script.
    assetsInlineLimit: 2048,
    target: 'es2022',
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } } },
  server: { port: 5173 },
})
