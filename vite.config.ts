import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import './scripts/sectionIndex.mjs'

export default defineConfig({
  // Addresses inside the bundle are relative, so that one bundle serves under any base.
  base: './',
  publicDir: false,
  // Where dependencies are looked for before the first request, so that none is found late and reloads the page.
  optimizeDeps: {
    entries: ['renderer/browser/entry.ts', 'scripts/lib/dev/*/*Client.ts'],
    // What JSX compiles to stands in no source.
    include: ['react', 'react-dom/client', 'react/jsx-dev-runtime'],
  },
  plugins: [react()],
  resolve: {
    // wouter ships a shim of a hook that React has had since version 18.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  build: {
    target: 'es2022',
    assetsDir: 'assets',
    modulePreload: {
      polyfill: false,
      // Every page has the entry script. Firefox reports an error for a preloaded module that has run.
      resolveDependencies: (_, dependencies) => dependencies.filter(name => !name.includes('/entry-')),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      treeshake: {
        // Styles that nothing uses are left out: these functions insert rules, but only a class that is used needs its rules.
        manualPureFunctions: ['css', 'cx', 'keyframes', 'variants'],
        // So are the tokens that they read: no module has a getter that does more than return a value.
        propertyReadSideEffects: false,
      },
      output: {
        codeSplitting: {
          groups: [
            // What a page loads by itself, and nothing that can wait.
            { name: 'entry', test: /renderer.browser.entry\.ts$|preload-helper/, priority: 5 },
            // Behaviours without React have them, too.
            { name: 'tokens', test: /renderer.theme.(?:designTokens|lights|hourLight)\.ts$/, priority: 5 },
            // What every island needs is one file: it compresses better, and is asked for once.
            {
              name: 'react',
              test: /renderer.browser.hydrateIsland\.tsx$|react-dom.client\.js$/,
              priority: 4,
            },
            // Small modules that several islands have: one chunk instead of a chunk of each.
            {
              name: 'shared',
              test: /renderer.(?:contexts|hooks|theme|ui.\w+\.tsx?$|ui.(?:text|picture).\w+\.tsx?$)/,
              minShareCount: 2,
              priority: 3,
            },
          ],
        },
      },
    },
    chunkSizeWarningLimit: 2000,
  },
})
