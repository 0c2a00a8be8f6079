import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { carouselPatch } from './scripts/lib/carouselPatch.ts'

export default defineConfig({
  // Addresses inside the bundle are relative, so that one bundle serves under any base.
  base: './',
  publicDir: false,
  // Where dependencies are looked for before the first request, so that none is found late and reloads the page.
  optimizeDeps: { entries: ['renderer/client.tsx'] },
  plugins: [react({ jsxImportSource: '@emotion/react' }), carouselPatch()],
  build: {
    target: 'es2022',
    assetsDir: 'assets',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
    chunkSizeWarningLimit: 2000,
  },
})
