import { type Browser, chromium } from 'playwright'
import { chromiumArguments, findChromium } from '../../lib/chromium.mjs'
import { UsageError } from '../../lib/usageError.ts'

/** The path of the browser's executable. @throws UsageError when there is no browser */
async function chromiumPath(): Promise<string> {
  const path = await findChromium()
  if (!path) throw new UsageError('There is no Chromium. Run "npm test" once: it installs one.')
  return path
}

/** @throws UsageError when there is no browser */
export const launchChromium = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments })
