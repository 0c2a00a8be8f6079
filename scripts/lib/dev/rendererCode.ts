import { join, sep } from 'node:path'
import type { ViteDevServer } from 'vite'
import { projectRoot } from '../root.ts'
import { CONTENT } from './refresh/contentEvents.ts'

type PageCode = typeof import('../../../renderer/server/renderPage.tsx')

/** Loads the code that renders pages. */
export type RendererCode = () => Promise<PageCode>

/**
 * Loads the code as it is now. Vite compiles each of its hundreds of modules, which takes seconds, so a bundled command
 * takes it from its bundle until it is changed.
 */
export function rendererCode(server: ViteDevServer, isBundled: boolean): RendererCode {
  let isCurrent = isBundled
  server.watcher.on('all', (_event, file) => {
    if (!CODE.some(folder => file.startsWith(folder))) return
    isCurrent = false
    // Browsers have no module of what the server alone renders, so Vite would not tell them.
    server.ws.send({ type: 'custom', event: CONTENT })
  })
  return async () => {
    const code = isCurrent
      ? await import('../../../renderer/server/renderPage.tsx')
      : // Vite loads any module as an object of any shape.
        ((await server.ssrLoadModule('/renderer/server/renderPage.tsx')) as PageCode)
    await code.loadSections()
    return code
  }
}

const CODE = ['renderer', 'schema'].map(folder => join(projectRoot, folder) + sep)
