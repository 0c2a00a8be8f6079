import { spawn } from 'node:child_process'
import { projectRoot } from '../../scripts/lib/root.ts'
import { freePort } from '../../scripts/quality/browser/spawnServer.ts'

/** A running `npm run dev`. */
export interface DevServer {
  /** The address of the catalogue, which its start message says. */
  catalogue: string
  stop(): void
}

export async function runDevServer(options: readonly string[] = []): Promise<DevServer> {
  const port = String(await freePort())
  const server = spawn(process.execPath, ['scripts/run.mjs', 'dev', '--port', port, ...options], {
    cwd: projectRoot,
  })
  const catalogue = await new Promise<string>((resolve, reject) => {
    let printed = ''
    server.once('exit', () => reject(new Error(`The dev server ended: ${printed}`)))
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (data: Buffer) => {
        printed += data
        const [found] = /http:\S+\/_sections/.exec(printed) ?? []
        if (found) resolve(found)
      })
    }
  })
  // The first request has all code of the renderer loaded.
  await fetch(catalogue)
  return {
    catalogue,
    stop: () => {
      server.removeAllListeners('exit')
      server.kill()
    },
  }
}
