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
 * trip on one of six connections, and time of the processor on every one. What the entry needs is one file, what most pages
 * share another; the others are for those who need most of what is in them. The query cache is for pages that ask the backend,
 * which are many but not most. What comes first takes what it names with what that needs.
 */
const CHUNKS = [
  { name: 'shell', tags: ['$initial' as const], priority: 1 },
  { name: 'queries', test: /\/node_modules\/@tanstack\//, priority: 1 },
  { name: 'controls', test: /\/src\/ui\/(?:card|progress|slider|status)\.tsx$/, priority: 1 },
  // A home or a post may show a place without all that turns it.
  {
    name: 'place',
    test: /\/src\/(?:features\/panorama\/(?:stage-slot|use-shown-panorama)|core\/view-address)/,
    priority: 1,
  },
  { name: 'viewer-messages', test: /\/src\/content\/messages\/viewer\b/, priority: 1 },
  { name: 'common', minShareCount: 10, maxModuleSize: 8000 },
  // What pages with a panorama share with the scene, and with each other.
  {
    name: 'stage',
    test: /\/src\/(?:state\/(?:viewed-panoramas|led-view|talk-store)|platform\/(?:avif|kept-files)|core\/(?:cube|pyramid))\.ts$/,
  },
  {
    name: 'viewer',
    test: /\/src\/(?:features\/(?:panorama|immersion)\/|core\/cyclic-index|state\/facing-heading)/,
    minShareCount: 2,
  },
  { name: 'explore-shared', test: /\/src\/(?:features\/explore\/|content\/messages\/explore\b)/, minShareCount: 2 },
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
