import { spawn } from 'node:child_process'
import type { Folders } from '../../lib/Folders.ts'
import { projectRoot } from '../../lib/root.ts'

/** A studio in a process of its own. */
export interface SpawnedStudio {
  /** The address that it has printed, with its token. */
  address: string
  /** Resolves when the process has ended. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

/**
 * Runs `npm run studio` without npm.
 * @param env further variables of its environment
 * @throws Error with what it printed, when it ends before it has printed an address
 */
export async function spawnStudio(
  { pages, public: publicFolder }: Folders,
  port: number,
  env: NodeJS.ProcessEnv = {},
): Promise<SpawnedStudio> {
  const options = ['--port', String(port), '--pages', pages, '--public', publicFolder]
  // In one process: the command `tsx` would leave its child alive when it is killed.
  const studio = spawn(process.execPath, ['--import', 'tsx', 'scripts/studio.ts', ...options], {
    cwd: projectRoot,
    env: { ...process.env, ...env },
  })
  const ended = new Promise<void>(resolve => studio.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    let printed = ''
    studio.once('exit', () => reject(new Error(`The studio ended: ${printed}`)))
    for (const stream of [studio.stdout, studio.stderr])
      stream.on('data', (data: Buffer) => {
        printed += data
        const [found] = /http:\S+\/_studio\/#\S+/.exec(printed) ?? []
        if (found) resolve(found)
      })
  })
  return {
    address,
    stop: async signal => {
      studio.kill(signal)
      await ended
    },
  }
}
