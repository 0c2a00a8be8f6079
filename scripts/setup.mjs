/**
 * Makes the project ready to run: the right Node, the dependencies and, with --browser, a Chromium for the tests.
 * Runs before `npm start` and `npm test`, so it needs nothing but Node itself, and says nothing when all is well.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findChromium } from './lib/chromium.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = file => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))

class SetupError extends Error {}

try {
  checkNode()
  installDependencies()
  if (process.argv.includes('--browser')) await installBrowser()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

function checkNode() {
  const range = read('package.json').engines.node
  if (range.split('||').some(part => satisfies(process.versions.node, part.trim()))) return
  const wanted = range.replace(/\^|>=/g, '').replace(/\s*\|\|\s*/g, ' or ')
  throw new SetupError(
    `This project needs Node ${wanted} (or newer of the same kind); this is Node ${process.versions.node}. Get it from https://nodejs.org.`,
  )
}

/** Knows the two kinds of range that package.json uses: ^1.2.3 and >=1.2.3. */
function satisfies(version, range) {
  const numbers = text =>
    text
      .replace(/[^\d.]/g, '')
      .split('.')
      .map(Number)
  const [actual, least] = [numbers(version), numbers(range)]
  if (range.startsWith('^') && actual[0] !== least[0]) return false
  const unequal = [0, 1, 2].find(index => actual[index] !== least[index])
  return unequal === undefined || actual[unequal] > least[unequal]
}

function installDependencies() {
  if (areDependenciesCurrent()) return
  console.log('Installing the dependencies (npm ci) …')
  // Under npm its own path is known, which spares us a shell on Windows.
  const npm = process.env.npm_execpath
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const isInstalled = npm ? runs(process.execPath, [npm, ...args]) : runs('npm', args)
  if (!isInstalled) throw new SetupError('The dependencies could not be installed; npm says why above.')
}

/** Compares what is installed with the lock file by version, since a checkout gives files any date. */
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
    runs('apt-get', ['update', '-qq'], env) && runs('apt-get', ['install', '-y', '-qq', 'chromium'], env)
  }
  // Ubuntu has Chromium as a snap only, which containers cannot run.
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
  // On Windows npm and npx are scripts, which only a shell can start.
  const shell = process.platform === 'win32' && command !== process.execPath
  return (
    spawnSync(command, args, { cwd: root, env, shell, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
  )
}
