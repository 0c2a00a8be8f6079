import { join, resolve } from 'node:path'
import type { ViteDevServer } from 'vite'
import { startDevServer } from '../dev/devServer.ts'
import type { Folders } from '../Folders.ts'
import { projectRoot } from '../root.ts'
import { prepareApp } from './appBundle.ts'
import { digestOf } from './documents/digestOf.ts'
import { Studio } from './Studio.ts'
import { STUDIO, studioPlugin } from './studioPlugin.ts'
import { tokenIn } from './token.ts'

interface RunningStudio {
  server: ViteDevServer
  /** The address to open, with the token in its fragment, which browsers send to nobody. */
  address: string
}

/** Starts a dev server with the studio, for this computer alone. */
export async function startStudio(
  options: Folders & { port: number; isBundled?: boolean },
): Promise<RunningStudio> {
  // Each folder of pages has its own unsaved work, and windows of its own.
  const cache = join(projectRoot, '.cache/studio', digestOf(resolve(options.pages)).slice(0, 16))
  const token = tokenIn(join(cache, 'token'))
  const app = await prepareApp()
  let studio: Studio | undefined
  const running = () => {
    if (!studio) throw new Error('The site is not read yet')
    return studio
  }
  const { server, site } = await startDevServer({ ...options, host: '127.0.0.1' }, [
    studioPlugin(running, app, token),
  ])
  studio = new Studio(site, options, cache)
  const [origin = ''] = server.resolvedUrls?.local ?? []
  return { server, address: `${origin.replace(/\/$/, '')}${STUDIO}/#${token}` }
}
