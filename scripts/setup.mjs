/**
 * Prepares the project: checks the version of Node, installs the dependencies and, with --browser, a Chromium for the tests.
 * It runs before `npm start` and `npm test`, so it imports no dependency. It prints nothing when all is well.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { findChromium, HEADLESS_SHELL } from './lib/chromium.mjs'
import './sectionIndex.mjs'
import { unusableFolder } from './lib/unusableFolder.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = file => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))

class SetupError extends Error {}

try {
  checkFolder()
  checkNode()
  installDependencies()
  if (process.argv.includes('--browser')) await installBrowser()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

function checkFolder() {
  const unusable = unusableFolder(root)
  if (unusable) throw new SetupError(unusable)
}

/** Uses the semver package inside npm, since the dependencies are not installed yet. */
function checkNode() {
  const npm = process.env.npm_execpath
  // Without npm around this script, `npm ci` below warns about an unsupported Node.
  if (!npm) return
  const { satisfies } = createRequire(npm)('semver')
  const range = read('package.json').engines.node
  if (satisfies(process.versions.node, range)) return
  const wanted = range.replace(/\^|>=/g, '').replace(/\s*\|\|\s*/g, ' or ')
  throw new SetupError(
    `This project needs Node ${wanted} (or newer of the same kind); this is Node ${process.versions.node}. Get it from https://nodejs.org.`,
  )
}

function installDependencies() {
  if (areDependenciesCurrent()) return
  console.log('Installing the dependencies (npm ci) …')
  // npm passes on its own path. Node can run that directly, where Windows would need a shell to run `npm`.
  const npm = process.env.npm_execpath
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const isInstalled = npm ? runs(process.execPath, [npm, ...args]) : runs('npm', args)
  if (!isInstalled) throw new SetupError('The dependencies could not be installed; npm says why above.')
}

/** Compares the installed versions with the lock file, because modification times change with every checkout. */
function areDependenciesCurrent() {
  if (!existsSync(new URL('../node_modules/.package-lock.json', import.meta.url))) return false
  const wanted = read('package-lock.json').packages
  const installed = read('node_modules/.package-lock.json').packages
  const isAsWanted = ([path, { version, optional, devOptional }]) =>
    path === '' || (installed[path] ? installed[path].version === version : optional || devOptional)
  return Object.entries(wanted).every(isAsWanted) && Object.keys(installed).every(path => path in wanted)
}

async function installBrowser() {
  if (await findChromium()) return
  console.log('Installing Chromium for the tests …')
  if (isDebianRoot()) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const installs = name => runs('apt-get', ['install', '-y', '-qq', name], env)
    // Older releases of Debian have no headless shell.
    runs('apt-get', ['update', '-qq'], env) && (installs(HEADLESS_SHELL) || installs('chromium'))
  }
  // Ubuntu packages Chromium only as a snap, and containers cannot run snaps.
  if (!(await findChromium())) runs('npx', ['playwright', 'install', '--with-deps', 'chromium'])
  if (await findChromium()) return
  throw new SetupError(
    'There is no Chromium, and it could not be installed. Install one and name it in the environment variable CHALKLINE_CHROMIUM.',
  )
}

function isDebianRoot() {
  if (process.platform !== 'linux' || process.getuid() !== 0 || !existsSync('/etc/os-release')) return false
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

function runs(command, args, env = process.env) {
  // On Windows npm and npx are scripts that only a shell can start.
  const shell = process.platform === 'win32' && command !== process.execPath
  return (
    spawnSync(command, args, { cwd: root, env, shell, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
  )
}
