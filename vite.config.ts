import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { servePanoramas } from './assets-360/pipeline/vite-plugin.ts'

export default defineConfig({
  plugins: [react(), tailwindcss(), servePanoramas()],
  build: {
    manifest: true,
    // The posters and previews have hashed names of their own; small icons may live in the script.
    assetsInlineLimit: 2048,
    target: 'es2022',
  },
  server: { port: 5173 },
})
