import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import type { Folders } from '../../lib/Folders.ts'
import { projectRoot } from '../../lib/root.ts'

/** A command that serves a site, in a process of its own. */
interface SpawnedServer {
  /** The address that it has printed. */
  address: string
  /** Resolves when the process has ended. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

/**
 * Runs a command of the project without npm, on a free port unless one is given.
 * @param command the arguments of node before the options of the command
 * @param printed matches the address in what the command prints
 * @param env further variables of its environment
 * @throws Error with what it printed, when it ends before it has printed an address
 */
export async function spawnServer(
  command: readonly string[],
  { pages, public: publicFolder }: Partial<Folders>,
  printed: RegExp,
  { port = 0, env = {} }: { port?: number; env?: NodeJS.ProcessEnv } = {},
): Promise<SpawnedServer> {
  const folders = pages && publicFolder ? ['--pages', pages, '--public', publicFolder] : []
  const options = ['--port', String(port), ...folders]
  const server = spawn(process.execPath, [...command, ...options], {
    cwd: projectRoot,
    env: { ...process.env, ...env },
  })
  const ended = new Promise<void>(resolve => server.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    let output = ''
    server.once('exit', () => reject(new Error(`The server ended: ${output}`)))
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (data: Buffer) => {
        output += data
        const [found] = printed.exec(output) ?? []
        if (found) resolve(found)
      })
  })
  return {
    address,
    stop: async signal => {
      server.kill(signal)
      await ended
    },
  }
}

/**
 * Runs `npm run studio` without npm. Its address has its token.
 * @param env further variables of its environment
 */
export const spawnStudio = (
  folders: Folders,
  port: number,
  env: NodeJS.ProcessEnv = {},
): Promise<SpawnedServer> =>
  spawnServer(['scripts/run.mjs', 'studio'], folders, /http:\S+\/_studio\/#\S+/, { port, env })

/** A port on which nothing listens at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
