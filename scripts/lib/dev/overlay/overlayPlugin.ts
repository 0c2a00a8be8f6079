import type { Plugin } from 'vite'

/** The path at which Vite serves the overlay's code, from the root of the project. */
const CLIENT = '/scripts/lib/dev/overlay/client.ts'

/** Adds the overlay to every page of the dev server, and turns off Vite's own, which speaks to programmers alone. */
export const overlayPlugin = (): Plugin => ({
  name: 'chalkline:overlay',
  apply: 'serve',
  config: () => ({ server: { hmr: { overlay: false } } }),
  transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: CLIENT }, injectTo: 'head' }],
})
