import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../lib/root.ts'
import { UsageError } from '../lib/usageError.ts'

/**
 * Installs the packages that only one command needs into `.cache/tools`, so that `npm ci` need not fetch them. It does not run
 * their install scripts. They resolve peer dependencies from the project, because the folder is inside it.
 * @param packages name → exact version
 * @returns the path of their `node_modules`
 * @throws UsageError when npm cannot install them
 */
export function fetchTools(command: string, packages: Readonly<Record<string, string>>): string {
  const folder = join(projectRoot, '.cache/tools', command)
  const modules = join(folder, 'node_modules')
  const missing = Object.entries(packages).filter(([name, version]) => versionIn(modules, name) !== version)
  if (missing.length === 0) return modules
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const options = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error']
  const wanted = Object.entries(packages).map(([name, version]) => `${name}@${version}`)
  const { status } = spawnSync('npm', ['install', ...options, ...wanted], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new UsageError(`${Object.keys(packages).join(' and ')} could not be fetched.`)
  return modules
}

function versionIn(modules: string, name: string): string | undefined {
  const file = join(modules, name, 'package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined
}
