import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { ViteDevServer } from 'vite'
import { bundle } from '../../lib/bundle.mjs'
import { startDevServer } from '../../lib/dev/devServer.ts'
import type { Folders } from '../../lib/Folders.ts'
import { projectRoot } from '../../lib/root.ts'
import { contentType } from '../../site/hosting/contentType.ts'
import { digestOf } from './documents/DocumentFiles.ts'
import { Studio } from './Studio.ts'
import { type AppFiles, STUDIO, studioPlugin } from './studioPlugin.ts'

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

/**
 * The secret that only windows of a site's studio know. It is kept for its author alone, so that a window that is open when the
 * studio ends goes on, and saves, once the studio is started again.
 */
export function tokenIn(file: string): string {
  const kept = read(file)
  if (kept !== undefined) return kept
  const token = randomBytes(24).toString('base64url')
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, token, { mode: 0o600 })
  } catch {
    // A disk that takes no files: the token ends with the studio.
  }
  return token
}

function read(file: string): string | undefined {
  try {
    const kept = readFileSync(file, 'utf8')
    if (!/^[\w-]{32}$/.test(kept)) return undefined
    // A copy of the folder may have lost its mode.
    chmodSync(file, 0o600)
    return kept
  } catch {
    return undefined
  }
}

/** Bundles the page of the studio, if its code has changed since it was bundled last. */
async function prepareApp(): Promise<AppFiles> {
  const folder = await bundle('studioPage')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.map(name => name.replaceAll('\\', '/')).filter(name => /\.\w+$/.test(name))
  return new Map(
    files.map(name => [`/${name}`, { type: contentType(name), bytes: readFileSync(join(folder, name)) }]),
  )
}
