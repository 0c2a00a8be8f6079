import { type SpawnSyncOptions, spawnSync } from 'node:child_process'

/** Runs unit tests. npm adds node_modules/.bin, where vitest is, to the PATH of its scripts. @returns its exit code */
export const runVitest = (args: readonly string[], options: SpawnSyncOptions): number | null =>
  spawnSync('vitest', ['run', '--config', 'tests/vitest.config.ts', ...args], {
    ...options,
    shell: process.platform === 'win32',
  }).status
