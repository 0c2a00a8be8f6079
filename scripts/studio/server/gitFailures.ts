import { GitError } from '../../lib/Repository.ts'
import { UsageError } from '../../lib/usageError.ts'

const KEPT = 'Nothing was published, and nothing is lost.'

/** What git says when it cannot work on this computer, and what that means for an author. */
const ofThisComputer: readonly [RegExp, string][] = [
  [
    /git-lfs/i,
    'Large files of this website are kept by the program “git-lfs”, which is not installed on this computer. Ask whoever set it up to install it.',
  ],
  [
    /gpg|signing|no secret key/i,
    'The commits of this website are signed, and the key for that is not on this computer. Ask whoever set it up.',
  ],
  [
    /\.lock'?: File exists/i,
    'Another program works with git in this folder, or one was ended in the middle of it. Try again in a minute.',
  ],
  [
    /No space left on device/i,
    'The disk of this computer is full. Delete what is not needed, and try again.',
  ],
]

/** Explains why git failed on this computer. Errors of another kind stay what they are. */
export function explainLocalFailure(error: unknown): never {
  if (!(error instanceof GitError)) throw error
  const words = ofThisComputer.find(([pattern]) => pattern.test(error.message))?.[1]
  throw new UsageError(
    `${words ?? `Git could not do it and said: ${said(error)}. Show this to whoever looks after the website.`} ${KEPT}`,
    {
      cause: error,
    },
  )
}

/** What git says when it cannot reach or read the other repository, and what that means for an author. */
const reasons: readonly [RegExp, string][] = [
  [
    /Could not resolve host|Network is unreachable|No route to host|Temporary failure in name resolution/i,
    'This computer has no connection to the internet, or the place that keeps the website does not answer. Try again when you are online.',
  ],
  [
    /Connection (?:timed out|refused|reset)|Failed to connect|Couldn't connect|unexpected disconnect|hung up|early EOF/i,
    'The place that keeps the website does not answer. Try again in a few minutes.',
  ],
  [
    /Authentication failed|could not read (?:Username|Password)|Permission denied|terminal prompts disabled|Host key verification failed|returned error: 40[13]|Invalid username/i,
    'The place that keeps the website does not accept the name and password of this computer, or they have expired. Ask whoever set it up to sign in again on this computer.',
  ],
  [
    /not found|does not appear to be a git repository|does not exist|No such file/i,
    'The place that keeps the website is not where it was. Was it renamed or deleted? Ask whoever set it up.',
  ],
]

/** Explains why the other repository could not be reached. @param ending what that means for the author's work */
function explainRemoteFailure(error: unknown, ending = KEPT): never {
  if (!(error instanceof GitError)) throw error
  if (error.isTimeout)
    throw new UsageError(
      `The place that keeps the website took too long to answer. Look at your connection, and try again. ${ending}`,
      { cause: error },
    )
  const words = reasons.find(([pattern]) => pattern.test(error.message))?.[1]
  throw new UsageError(`${words ?? `Git could not do it and said: ${said(error)}.`} ${ending}`, {
    cause: error,
  })
}

/** How git says that a push came too late: before it began, and while the other repository took it in. */
const OVERTAKEN = [/\((?:fetch first|non-fast-forward|stale info)\)$/m, /cannot lock ref .* but expected/]

/** Whether the other repository has got newer commits since it was fetched. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof GitError && OVERTAKEN.some(pattern => pattern.test(`${error.output}\n${error.message}`))

/** Explains why a push failed. */
export function explainPushFailure(error: unknown): never {
  if (!(error instanceof GitError)) throw error
  const [, reason] = /^!\t[^\t]*\t\[(?:remote )?rejected\] \(([^)]*)\)/m.exec(error.output) ?? []
  // A check of this computer ends a push before anything is sent; git itself has no error then.
  if (
    reason === undefined &&
    !error.isTimeout &&
    /failed to push/.test(error.message) &&
    !/^fatal:/m.test(error.message)
  )
    throw new UsageError(
      `A check that runs on this computer before each publication (the hook “pre-push”) refused the changes and said: ${said(error, /failed to push/)}. Show this to whoever looks after the website. ${KEPT}`,
      { cause: error },
    )
  if (reason === undefined)
    explainRemoteFailure(
      error,
      'Nothing is lost. Publish again when it answers: what has arrived already is not sent twice.',
    )
  const words = linesOf(error).flatMap(line => /^remote: ?(.*\S)\s*$/.exec(line)?.[1] ?? [])
  throw new UsageError(
    `The place that keeps the website refused the changes and said: “${(words.join(' ') || reason).replace(/\.$/, '')}”. Show this to whoever looks after the website. ${KEPT} Your changes are still on this computer.`,
    { cause: error },
  )
}

/** The last lines of what git said, without its own prefixes. @param except lines that say nothing */
export const said = (error: GitError, except = /^$/): string =>
  `“${
    linesOf(error)
      .filter(line => !except.test(line))
      .map(line => line.replace(/^(?:fatal|error|warning|hint): /, ''))
      .slice(-3)
      .join(' ') || 'nothing'
  }”`

/** What git said, without how far it was. */
const linesOf = ({ message }: GitError): string[] =>
  message
    .split(/[\r\n]+/)
    .filter(line => line !== '' && !/: +\d+% \(|^Total \d|^(?:remote: )?\w+ objects: \d/.test(line))
