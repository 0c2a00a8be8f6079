import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createSiteServer } from '../../../scripts/lib/serve/server.ts'

/** A built site in a scratch folder of its own, and a server for it. */
export interface ServedSite extends AsyncDisposable {
  /** The scratch folder; the site is in `dist` below it. */
  scratch: string
  port: number
  /** Sends the path as it is given; fetch would tidy it first. */
  get(path: string, options?: { method?: string; headers?: Record<string, string> }): Promise<IncomingMessage>
}

/** @param files path → content */
export async function serveSite(
  files: Readonly<Record<string, string>>,
  options: { base?: string } = {},
): Promise<ServedSite> {
  const scratch = await mkdtemp(join(tmpdir(), 'chalkline-server-'))
  await writeSite(join(scratch, 'dist'), files)
  const server = createSiteServer(join(scratch, 'dist'), options)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server listens nowhere')
  const { port } = address
  return {
    scratch,
    port,
    get: (path, init = {}) =>
      new Promise((resolve, reject) => {
        request({ host: '127.0.0.1', port, path, agent: false, ...init }, resolve)
          .on('error', reject)
          .end()
      }),
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
      await rm(scratch, { recursive: true })
    },
  }
}

export async function writeSite(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
}
