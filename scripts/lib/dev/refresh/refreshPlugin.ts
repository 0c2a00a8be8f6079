import type { Plugin } from 'vite'

/** The path at which Vite serves the code, from the root of the project. */
const CLIENT = '/scripts/lib/dev/refresh/client.ts'

/** Has every page of the dev server show what is saved, without a reload. */
export const refreshPlugin = (): Plugin => ({
  name: 'chalkline:refresh',
  apply: 'serve',
  // Found late, it would reload the first page.
  config: () => ({ optimizeDeps: { include: ['idiomorph'] } }),
  transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: CLIENT }, injectTo: 'head' }],
})
