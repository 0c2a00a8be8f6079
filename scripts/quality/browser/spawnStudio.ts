import type { Folders } from '../../lib/Folders.ts'
import { type SpawnedServer, spawnServer } from './spawnServer.ts'

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
