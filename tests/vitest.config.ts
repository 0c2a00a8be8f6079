import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from '../vite.config.ts'

export default mergeConfig(
  viteConfig,
  defineConfig({
    root: fileURLToPath(new URL('..', import.meta.url)),
    test: {
      include: ['tests/unit/**/*.test.{ts,tsx}'],
      // Builds of whole sites are among the tests; the first one on a machine bundles the code as well.
      testTimeout: 60_000,
      hookTimeout: 120_000,
      // What the build changes in this package on its way to the browser, the tests are to see too.
      server: { deps: { inline: ['pure-react-carousel'] } },
    },
  }),
)
