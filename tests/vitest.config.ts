import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from '../vite.config.ts'
import { UnitTestOrder } from './unit/UnitTestOrder.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

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
