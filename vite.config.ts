import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { leaveOutEmulator, serveControllerProfiles } from './build/headset-assets.ts'
import { definePanoramaIds, leaveOutHashes } from './build/panorama-manifest.ts'
import { servePanoramas } from './assets-360/pipeline/vite-plugin.ts'
import { guideDocuments } from './mdx.config.ts'
import { embeddedBackend } from './supabase/embedded/vite-plugin.ts'

export default defineConfig({
  define: definePanoramaIds(),
  plugins: [
    guideDocuments(),
    react({ include: /\.(?:tsx?|mdx)$/ }),
    tailwindcss(),
    servePanoramas(),
    leaveOutHashes(),
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
  server: { port: 5173 },
})
