import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { carouselPatch } from './scripts/lib/carouselPatch.ts'
import { lighterBundle } from './scripts/lib/lighterBundle.ts'

/** What the code of sections that do something in a browser shares with that of sections that do not. */
const PARTS =
  /renderer.(?:ui.(?:ButtonLink|Disclosure|Picture|SectionHead|Linked|Paragraphs)|hooks.useHydrated|ui.viewer.fileNameOf|paragraphsOf|useLight|theme.lights)\.tsx?$/

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

export default defineConfig({
  // Addresses inside the bundle are relative, so that one bundle serves under any base.
  base: './',
  publicDir: false,
  // Where dependencies are looked for before the first request, so that none is found late and reloads the page.
  optimizeDeps: { entries: ['renderer/start.ts'] },
  plugins: [react(), carouselPatch(), lighterBundle()],
  resolve: {
    alias: [
      // wouter brings what React has had since its version 18.
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      { find: '@emotion/is-prop-valid', replacement: path('renderer/theme/isForwarded.ts') },
      { find: '@emotion/unitless', replacement: path('renderer/theme/unitless.ts') },
      { find: /^@emotion\/styled$/, replacement: path('renderer/theme/anyStyled.ts') },
    ],
  },
  build: {
    target: 'es2022',
    assetsDir: 'assets',
    // Pages and their data name the code that they need (renderer/pageData.ts); only styles are left for Vite to fetch.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter(file => file.endsWith('.css')),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // Emotion takes these two along for a function that is not used here.
      treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            // What a page loads by itself, and nothing that can wait.
            { name: 'start', test: /renderer.start\.ts$|preload-helper/, priority: 5 },
            // What every page needs as soon as it is used is one file, with what attach.tsx imports later: it compresses
            // better, and is asked for once.
            { name: 'core', test: /renderer.client\.tsx$|react-dom.client\.js$/, priority: 4 },
            { name: 'parts', test: PARTS, priority: 3 },
            { name: 'wall', test: /ui.(?:BlockWall|WallPicture)\.tsx$/, priority: 2 },
          ],
        },
      },
    },
    chunkSizeWarningLimit: 2000,
  },
})
