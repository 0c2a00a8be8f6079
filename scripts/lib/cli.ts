import { resolve } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { diskFailure } from './diskFailure.ts'
import { projectRoot } from './root.ts'
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
  pages: { type: 'string', default: resolve(projectRoot, 'pages-json') },
  public: { type: 'string', default: resolve(projectRoot, 'public') },
} as const

/** The option for the day for which a site is checked or built. */
export const dayOption = { today: { type: 'string' } } as const

/** Parses `--base`. @returns the path with a slash at both ends */
export function baseOf(option: string): string {
  if (!/^[\w./-]*$/.test(option)) throw new UsageError(`"${option}" cannot be a base. Write it as /folder/.`)
  return `/${option}/`.replace(/\/{2,}/g, '/')
}

/** Parses `--origin`. @returns the origin without a trailing slash */
export function originOf(option: string): string {
  if (!/^https?:\/\/[^\s/?#\\]+\/?$/.test(option))
    throw new UsageError(`"${option}" is not an origin. Write it as https://www.example.org.`)
  return option.replace(/\/$/, '')
}

/** Runs a command. The exit code is the result of `main`, or 2 when it throws. */
export async function run(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main()
  } catch (error) {
    process.exitCode = 2
    console.error(error instanceof UsageError ? error.message : (diskFailure(error) ?? error))
  }
}
