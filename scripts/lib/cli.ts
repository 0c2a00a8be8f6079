// scripts/lib: what commands share: options, folders, reports, the server, the dev server, and the making and
// renaming of documents. A command is a file scripts/<name>.ts that reads its options and calls one function.

import { type ParseArgsConfig, parseArgs } from 'node:util'
import { ownFolders, withFolders } from './commandLine.ts'
import { diskFailure } from './diskFailure.ts'
import { UsageError } from './usageError.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * Parses the options of a command.
 * @param usage one line that shows how to call the command
 * @throws UsageError for an unknown option
 */
export function readOptions<const O extends Options>(options: O, usage: string) {
  return readArguments(options, 0, usage).options
}

/**
 * Parses the options and the positional arguments of a command.
 * @param most maximum number of positional arguments
 * @throws UsageError for an unknown option and for too many arguments
 */
export function readArguments<const O extends Options>(options: O, most: number, usage: string) {
  try {
    const { values, positionals } = parseArgs({ options, strict: true, allowPositionals: most > 0 })
    if (positionals.length > most) throw new Error(`"${positionals[most]}" is one word too many`)
    return { options: values, words: positionals }
  } catch (cause) {
    throw new UsageError(
      `${cause instanceof Error ? cause.message.split('. ')[0] : cause}.\nUsage: ${usage}`,
      { cause },
    )
  }
}

/** The options for the folders of the site. Default: the project's own site. */
export const siteOptions = {
  pages: { type: 'string', default: ownFolders.pages },
  public: { type: 'string', default: ownFolders.public },
} as const

/** The option for the day for which a site is checked or built. */
export const dayOption = { today: { type: 'string' } } as const

/** Parses `--base`. @returns the path with a slash at both ends */
export function baseOf(option: string): string {
  const parts = option.split('/').filter(Boolean)
  // Browsers take "." and ".." for steps of a path, whatever is there.
  if (!parts.every(part => /^[\w.-]+$/.test(part) && !/^\.+$/.test(part)))
    throw new UsageError(
      `"${option}" cannot be a base. Write the folder of the domain that the website lies in, as /folder/.`,
    )
  return parts.length === 0 ? '/' : `/${parts.join('/')}/`
}

/** Parses `--origin`. @returns the origin as browsers write it, without a trailing slash */
export function originOf(option: string): string {
  const url = URL.canParse(option) ? new URL(option) : undefined
  const isOrigin =
    url &&
    /^https?:\/\/[^\s/?#\\@]+\/?$/i.test(option) &&
    // A name of a host has other characters than these, which browsers keep and servers do not know.
    /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])$/.test(url.hostname)
  if (!isOrigin) throw new UsageError(`"${option}" is not an origin. Write it as https://www.example.org.`)
  return url.origin
}

/** Runs a command. The exit code is the result of `main`, or 2 when it throws. */
export async function run(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main()
  } catch (error) {
    process.exitCode = 2
    console.error(
      error instanceof UsageError
        ? withFolders(error.message, givenFolders())
        : (diskFailure(error) ?? error),
    )
  }
}

/** The folders that the command was called with, whatever else it was called with. */
function givenFolders(): { pages?: string; public?: string } {
  const { values } = parseArgs({
    options: { pages: { type: 'string' }, public: { type: 'string' } },
    strict: false,
    allowPositionals: true,
  })
  return {
    ...(typeof values.pages === 'string' && { pages: values.pages }),
    ...(typeof values.public === 'string' && { public: values.public }),
  }
}
