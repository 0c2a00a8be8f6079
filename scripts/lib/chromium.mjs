/** Plain JavaScript, since setup.mjs needs it before any dependency is installed. */
import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** How the browser is started: it asks nobody for updates, and runs in a container as well. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

/**
 * The browser for the tests: the one that CHALKLINE_CHROMIUM names, else Playwright's own, else the system's.
 * @returns {Promise<string | undefined>} the path of its executable, which has been seen to start
 * @throws when CHALKLINE_CHROMIUM names something that does not start
 */
export async function findChromium() {
  const chosen = process.env.CHALKLINE_CHROMIUM
  if (chosen) {
    if (starts(chosen)) return chosen
    throw new Error(`CHALKLINE_CHROMIUM names "${chosen}", which does not start as a browser.`)
  }
  const folders = (process.env.PATH ?? '').split(delimiter)
  const installed = NAMES.flatMap(name => folders.map(folder => join(folder, name)))
  return [await playwrightChromium(), ...installed].find(path => path !== undefined && starts(path))
}

/** Being there is not enough: Ubuntu's chromium-browser is a script that only asks for snap. */
const starts = executable =>
  spawnSync(executable, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0

async function playwrightChromium() {
  try {
    const { chromium } = await import('playwright')
    return chromium.executablePath()
  } catch {
    return undefined
  }
}
