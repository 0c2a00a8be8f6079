import { resolve } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { diskFailure } from './diskFailure.ts'
import { projectRoot } from './root.ts'
import { UsageError } from './usageError.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * Reads a command's options.
 * @param usage one line that shows how the command is called
 * @throws UsageError for an option that does not exist
 */
export function readOptions<const O extends Options>(options: O, usage: string) {
  return readArguments(options, 0, usage).options
}

/**
 * Reads a command's options and the words beside them.
 * @param most how many words it takes
 * @throws UsageError for an option that does not exist, and for more words
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

/** Options that say which site is meant; the project's own by default. */
export const siteOptions = {
  pages: { type: 'string', default: resolve(projectRoot, 'pages-json') },
  public: { type: 'string', default: resolve(projectRoot, 'public') },
} as const

/** The day for which a site is checked or built. */
export const dayOption = { today: { type: 'string' } } as const

/** The base as the renderer needs it: a slash at both ends. */
export function baseOf(option: string): string {
  if (!/^[\w./-]*$/.test(option)) throw new UsageError(`"${option}" cannot be a base. Write it as /folder/.`)
  return `/${option}/`.replace(/\/{2,}/g, '/')
}

/** The origin, without a slash at its end. */
export function originOf(option: string): string {
  if (!/^https?:\/\/[^\s/?#\\]+\/?$/.test(option))
    throw new UsageError(`"${option}" is not an origin. Write it as https://www.school.org.`)
  return option.replace(/\/$/, '')
}

/** Runs a command: its exit code is what `main` returns, 2 for a mistake in calling it. */
export async function run(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main()
  } catch (error) {
    process.exitCode = 2
    console.error(error instanceof UsageError ? error.message : (diskFailure(error) ?? error))
  }
}
