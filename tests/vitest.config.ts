import { existsSync, statfsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from '../vite.config.ts'
import { UnitTestOrder } from './unit/UnitTestOrder.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Linux keeps the files of this folder in memory. A container may have 64 MB of it. */
const inMemory = '/dev/shm'

const hasRoomInMemory = (): boolean => {
  if (!existsSync(inMemory)) return false
  const { bavail, bsize } = statfsSync(inMemory)
  return bavail * bsize > 4_000_000_000
}

export default mergeConfig(
  viteConfig,
  defineConfig({
    root,
    test: {
      // Builds of whole sites are among the tests; the first one on a machine bundles the code as well.
      testTimeout: 60_000,
      hookTimeout: 120_000,
      // scripts/test.ts names the tests that needed it.
      retry: 1,
      // By default, one worker less than there are cores.
      maxWorkers: 2,
      // What tests make is forgotten soon: with more room for it, less is copied while it is still in use.
      execArgv: ['--max-semi-space-size=64'],
      unstubGlobals: true,
      // A build writes and deletes hundreds of files: on a disk that took longer than to make them.
      env: hasRoomInMemory() ? { TMPDIR: inMemory } : {},
      // For a busy machine; by default, one second.
      expect: { poll: { timeout: 10_000 } },
      setupFiles: ['tests/unit/sharedWorker.ts'],
      include: ['tests/unit/**/*.test.{ts,tsx}'],
      // Files share the modules of their worker: loading them anew took longer than most tests. So none may call `vi.mock`.
      isolate: false,
      sequence: { sequencer: UnitTestOrder },
    },
  }),
)
