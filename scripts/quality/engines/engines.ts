import { UsageError } from '../../lib/usageError.ts'
import type { Driver } from './Driver.ts'
import { findFirefox, startFirefox } from './firefox.ts'
import { findWebKit, startWebKit } from './webkit.ts'

export interface Engine {
  name: string
  /** What to install for it. */
  packages: string
  /** @returns what starts it, where it is installed */
  find(): (() => Promise<Driver>) | undefined
}

export const engines: readonly Engine[] = [
  {
    name: 'firefox',
    packages: 'firefox-esr',
    find() {
      const program = findFirefox()
      return program === undefined ? undefined : () => startFirefox(program)
    },
  },
  {
    name: 'webkit',
    packages: 'webkit2gtk-driver xvfb',
    find() {
      const programs = findWebKit()
      return programs && (() => startWebKit(programs))
    },
  },
]

/**
 * @param asked the name of the only engine to choose. Default: all
 * @throws UsageError when there is no such engine
 */
export function chooseEngines(asked: string | undefined, all = engines): readonly Engine[] {
  const chosen = all.filter(({ name }) => asked === undefined || name === asked)
  if (chosen.length > 0) return chosen
  throw new UsageError(`There is no engine "${asked}". Write ${all.map(({ name }) => name).join(' or ')}.`)
}

/** What to do about an engine that is not installed. */
export const missing = ({ name, packages }: Engine): string =>
  `${name}: not installed, so not checked. On Debian and Ubuntu: apt-get install ${packages}`
