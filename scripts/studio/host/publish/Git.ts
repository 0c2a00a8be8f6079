import { execFile } from 'node:child_process'
import { gitArguments, gitEnvironment } from '../../../lib/gitProcess.ts'
import { UsageError } from '../../../lib/usageError.ts'

/** Milliseconds of silence after which a command is ended. Photographs on a slow line take long, but tell how far they are. */
const LONG = 180_000

/** A git command that failed. */
export class GitError extends Error {
  readonly output: string
  readonly isTimeout: boolean

  /** @param message what git wrote to stderr */
  constructor(message: string, output: string, isTimeout: boolean) {
    super(message)
    this.output = output
    this.isTimeout = isTimeout
  }
}

interface RunOptions {
  /** An index file to use instead of the repository's own. */
  index?: string
  /** Further variables of the environment. */
  env?: Readonly<Record<string, string>>
}

/** Runs the git of this machine, with its configuration and credentials. It never asks anything on the terminal. */
export class Git {
  readonly #folder: string
  readonly #timeLimit: number

  /** @param timeLimit milliseconds of silence after which a command is ended */
  constructor(folder: string, timeLimit = LONG) {
    this.#folder = folder
    this.#timeLimit = timeLimit
  }

  /**
   * @returns what the command wrote to stdout, without the last line break
   * @throws GitError when it fails or takes too long; UsageError where there is no git
   */
  run(words: readonly string[], { index, env }: RunOptions = {}): Promise<string> {
    const options = {
      env: { ...environment(), ...(index && { GIT_INDEX_FILE: index }), ...env },
      maxBuffer: 256 * 1024 * 1024,
    }
    return new Promise((resolve, reject) => {
      const git = execFile('git', gitArguments(this.#folder, words), options, (error, stdout, stderr) => {
        clearTimeout(silence)
        if (!error) resolve(stdout.replace(/\n$/, ''))
        else if (error.code === 'ENOENT')
          reject(new UsageError('The program "git" is not installed on this computer.'))
        else reject(new GitError(stderr.trim(), stdout, error.killed === true))
      })
      const silence = setTimeout(() => git.kill(), this.#timeLimit)
      git.stderr?.on('data', () => silence.refresh())
      git.stdin?.end()
    })
  }

  /** Whether a command that only asks something ends well. */
  succeeds = (words: readonly string[]): Promise<boolean> =>
    this.run(words).then(
      () => true,
      (error: unknown) => {
        if (error instanceof GitError) return false
        throw error
      },
    )

  /** The output of a command, or nothing where it fails. */
  ask = (words: readonly string[]): Promise<string | undefined> =>
    this.run(words).catch((error: unknown) => {
      if (error instanceof GitError) return undefined
      throw error
    })
}

const environment = (): NodeJS.ProcessEnv => ({
  ...gitEnvironment(),
  GIT_TERMINAL_PROMPT: '0',
  // ssh, too, would ask on the terminal, where nobody looks. It may ask in a window.
  SSH_ASKPASS_REQUIRE: 'force',
  // The reasons of failures are recognised by their English words.
  LC_ALL: 'C',
})
