// Plain JavaScript, since setup.mjs imports it before the dependencies are installed.

import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'

/** The headless shell, a Chromium without windows, runs the tests in a third less time. */
export const HEADLESS_SHELL = 'chromium-headless-shell'

const NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Arguments of the browser. It makes no requests of its own, and can run in a container. */
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
 * Finds the browser for the tests: the one in CHALKLINE_CHROMIUM, else Playwright's own, else the system's.
 * @returns {Promise<string | undefined>} path of an executable that starts
 * @throws when the browser in CHALKLINE_CHROMIUM does not start
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

/** An executable may exist and not start: Ubuntu's chromium-browser is a script that asks to install a snap. */
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
