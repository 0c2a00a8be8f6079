/** Plain JavaScript, since setup.mjs needs it before any dependency is installed. */
import { spawnSync } from 'node:child_process'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The browser for the tests: the one that CHALKLINE_CHROMIUM names, else Playwright's own, else the system's.
 * @returns {Promise<string | undefined>} its executable, which has been seen to start
 * @throws when CHALKLINE_CHROMIUM names something that does not start
 */
export async function findChromium() {
  const chosen = process.env.CHALKLINE_CHROMIUM
  if (chosen) {
    if (starts(chosen)) return chosen
    throw new Error(`CHALKLINE_CHROMIUM names "${chosen}", which does not start as a browser.`)
  }
  return [await playwrightChromium(), ...NAMES].find(
    candidate => candidate !== undefined && starts(candidate),
  )
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
