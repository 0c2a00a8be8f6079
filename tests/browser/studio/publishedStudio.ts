import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../../../scripts/lib/root.ts'
import { freePort, spawnStudio } from '../../../scripts/quality/browser/spawnServer.ts'
import {
  isolation,
  makeRepositories,
  type Repositories,
} from '../../unit/scripts/studio/server/repositories.ts'

/** A running `npm run studio` on a site in a repository, which is published to a bare repository on disk. */
export interface PublishedStudio extends Repositories {
  /** The address that it has printed. */
  address: string
  /** Ends it, as if its terminal was closed. */
  stop(): Promise<void>
  /** Starts it again at the same address. */
  start(): Promise<void>
}

/** @param made those of a small site, unless others are given */
export async function runPublishedStudio(made?: Repositories): Promise<PublishedStudio> {
  const repositories = made ?? (await makeRepositories())
  const { folders } = repositories
  const port = await freePort()
  let studio = await spawnStudio(folders, port, isolation)
  const { address } = studio
  return {
    ...repositories,
    address,
    stop: () => studio.stop(),
    start: async () => {
      studio = await spawnStudio(folders, port, isolation)
    },
    async [Symbol.asyncDispose]() {
      await studio.stop()
      await repositories[Symbol.asyncDispose]()
      const cache = join(
        projectRoot,
        '.cache/studio',
        createHash('sha256').update(folders.pages).digest('hex').slice(0, 16),
      )
      await rm(cache, { recursive: true, force: true })
    },
  }
}
