import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './root.ts'
import { UsageError } from './usageError.ts'

/**
 * Installs, once, what a single command needs into a folder of its own, so that nobody else has to fetch it. Scripts of the packages are not
 * run. What they do not bring themselves they find in the project, since the folder lies below it.
 * @param packages name → exact version
 * @returns the folder of the packages
 * @throws UsageError when they cannot be fetched
 */
export function fetchTools(name: string, packages: Readonly<Record<string, string>>): string {
  const folder = join(projectRoot, '.cache/tools', name)
  const modules = join(folder, 'node_modules')
  const missing = Object.entries(packages).filter(([one, version]) => versionIn(modules, one) !== version)
  if (missing.length === 0) return modules
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const { status } = spawnSync(
    'npm',
    [
      'install',
      '--ignore-scripts',
      '--legacy-peer-deps',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      ...Object.entries(packages).map(([one, version]) => `${one}@${version}`),
    ],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
  )
  if (status !== 0) throw new UsageError(`${Object.keys(packages).join(' and ')} could not be fetched.`)
  return modules
}

function versionIn(modules: string, name: string): string | undefined {
  const file = join(modules, name, 'package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined
}
