import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { carouselPatch } from './scripts/lib/bundle/carouselPatch.ts'

// Modules that interactive and static sections share: two small chunks instead of a copy or a chunk of each. The first is all
// that a gallery needs, the second is for sections that offer something to open.
const SHARED =
  /renderer.(?:hooks.useHydrated|ui.(?:Band|HeadedBand)|ui.picture.Picture|ui.text.(?:Linked|SectionHead)|ui.viewer.fileNameOf)\.tsx?$/
const CONTROLS =
  /renderer.(?:contexts.useLight|theme.(?:lights|paint)|ui.(?:ButtonLink|Disclosure)|ui.text.(?:Paragraphs|paragraphsOf))\.tsx?$/

export default defineConfig({
  // Addresses inside the bundle are relative, so that one bundle serves under any base.
  base: './',
  publicDir: false,
  // Where dependencies are looked for before the first request, so that none is found late and reloads the page.
  optimizeDeps: { entries: ['renderer/entry/start.ts'] },
  plugins: [react(), carouselPatch()],
  resolve: {
    // wouter ships a shim of a hook that React has had since version 18.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  build: {
    target: 'es2022',
    assetsDir: 'assets',
    // Pages and their data name the code that they need (renderer/navigation/pageData.ts); only styles are left for Vite to fetch.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter(file => file.endsWith('.css')),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      treeshake: {
        // Styles that nothing uses are left out: these functions insert rules, but only a class that is used needs its rules.
        manualPureFunctions: ['css', 'cx', 'keyframes', 'memoClass'],
        // So are the tokens that they read: no module has a getter that does more than return a value.
        propertyReadSideEffects: false,
      },
      output: {
        codeSplitting: {
          groups: [
            // What a page loads by itself, and nothing that can wait.
            { name: 'start', test: /renderer.entry.start\.ts$|preload-helper/, priority: 5 },
            // What every page needs as soon as it is used is one file, with what hydrateElement.tsx imports later: it compresses
            // better, and is asked for once.
            { name: 'core', test: /renderer.entry.hydratePage\.tsx$|react-dom.client\.js$/, priority: 4 },
            { name: 'shared', test: SHARED, priority: 3 },
            { name: 'controls', test: CONTROLS, priority: 3 },
            { name: 'wall', test: /ui.picture.(?:BlockWall|WallPicture)\.tsx$/, priority: 2 },
          ],
        },
      },
    },
    chunkSizeWarningLimit: 2000,
  },
})
