import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from '../vite.config.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const files = readdirSync(join(root, 'tests/unit'), { recursive: true, encoding: 'utf8' })
  .filter(name => /\.test\.tsx?$/.test(name))
  .map(name => `tests/unit/${name.replaceAll('\\', '/')}`)
const OF_BUILT_SITE = 'tests/unit/site/**'
const mocking = files.filter(file => readFileSync(join(root, file), 'utf8').includes('vi.mock('))

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
      unstubGlobals: true,
      // For a busy machine; by default, one second.
      expect: { poll: { timeout: 10_000 } },
      // What the build changes in this package on its way to the browser, the tests are to see too.
      server: { deps: { inline: ['pure-react-carousel'] } },
      projects: [
        // Files share the modules of their worker: loading them anew took longer than most tests.
        {
          extends: true,
          test: { name: 'shared', include: files, exclude: [...mocking, OF_BUILT_SITE], isolate: false },
        },
        // A mocked module would stay mocked for the files that follow.
        { extends: true, test: { name: 'mocking', include: mocking } },
        // What stands in the HTML is checked on the files of the real site, which is built once before.
        {
          extends: true,
          test: {
            name: 'site',
            include: ['tests/unit/site/**/*.test.ts'],
            isolate: false,
            globalSetup: 'tests/unit/site/buildSite.ts',
          },
        },
      ],
    },
  }),
)
