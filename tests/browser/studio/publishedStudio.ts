import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../../../scripts/lib/root.ts'
import { digestOf } from '../../../scripts/lib/studio/digestOf.ts'
import { freePort } from '../../freePort.ts'
import {
  isolation,
  makeRepositories,
  type Repositories,
} from '../../unit/scripts/lib/studio/publish/repositories.ts'

/** A running `npm run studio` on a small site in a repository, which is published to a bare repository on disk. */
export interface PublishedStudio extends Repositories {
  /** The address that it has printed. */
  address: string
}

export async function runPublishedStudio(): Promise<PublishedStudio> {
  const repositories = await makeRepositories()
  const { folders } = repositories
  const options = ['--port', String(await freePort()), '--pages', folders.pages, '--public', folders.public]
  const tsx = join(projectRoot, 'node_modules/tsx/dist/cli.mjs')
  const studio = spawn(process.execPath, [tsx, 'scripts/studio.ts', ...options], {
    cwd: projectRoot,
    env: { ...process.env, ...isolation },
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
    ...repositories,
    address,
    async [Symbol.asyncDispose]() {
      studio.kill()
      await ended
      await repositories[Symbol.asyncDispose]()
      const cache = join(projectRoot, '.cache/studio', digestOf(folders.pages).slice(0, 16))
      await rm(cache, { recursive: true, force: true })
    },
  }
}
