import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../../../scripts/lib/root.ts'
import { freePort } from '../../freePort.ts'

/** A running `npm run studio` on a copy of the real site. */
export interface RunningStudio {
  /** The address to open, with its token. */
  address: string
  /** The copy of the documents. */
  pages: string
  /** The copy of the public files. */
  public: string
  stop(): Promise<void>
}

export async function runStudio(): Promise<RunningStudio> {
  const folder = await mkdtemp(join(tmpdir(), 'chalkline-studio-'))
  const copies = { pages: join(folder, 'pages'), public: join(folder, 'public') }
  await cp(join(projectRoot, 'pages-json'), copies.pages, { recursive: true })
  await cp(join(projectRoot, 'public'), copies.public, { recursive: true })
  const tsx = join(projectRoot, 'node_modules/tsx/dist/cli.mjs')
  const options = ['--port', String(await freePort()), '--pages', copies.pages, '--public', copies.public]
  // As an author starts it: the test runner has a mode of its own, which Vite would take for that of the site.
  const { NODE_ENV: _, ...env } = process.env
  const server = spawn(process.execPath, [tsx, 'scripts/studio.ts', ...options], { cwd: projectRoot, env })
  const ended = new Promise<void>(resolve => server.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    let printed = ''
    server.once('exit', () => reject(new Error(`The studio ended: ${printed}`)))
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (data: Buffer) => {
        printed += data
        const [found] = /http:\S+\/_studio\/#\S+/.exec(printed) ?? []
        if (found) resolve(found)
      })
    }
  })
  return {
    address,
    ...copies,
    stop: async () => {
      server.kill()
      await ended
      await rm(folder, { recursive: true })
    },
  }
}
