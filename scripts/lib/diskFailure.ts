/** Matches code, system call and file in the message of a system error. An error from another process has only its message. */
const SYSTEM_ERROR = /^(E[A-Z]+): [^,]+, \w+(?: '([^']+)')?/

const NOT_ALLOWED = (file: string) =>
  `${file} may not be read or written by this account. Ask whoever looks after this computer to allow it.`
const FULL = () => 'The disk has no room left. Delete what is needed no more, and start once more.'

/** Error code → what is wrong and what to do. */
const advice: Record<string, (file: string) => string> = {
  EACCES: NOT_ALLOWED,
  EPERM: NOT_ALLOWED,
  EROFS: NOT_ALLOWED,
  EBUSY: file => `${file} is open in another program. Close it there, and start once more.`,
  EDQUOT: FULL,
  EFBIG: FULL,
  ENOSPC: FULL,
  ENOENT: file => `${file} is not there, or no more: was it moved or renamed meanwhile? Start once more.`,
}

/**
 * The message for a system error. Disk errors are explained in plain words, followed by Node's message.
 * @see https://nodejs.org/api/errors.html#common-system-errors
 * @returns undefined for an error of another kind
 */
export function diskFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const [, code = '', file] = SYSTEM_ERROR.exec(error.message) ?? []
  const words = advice[code]?.(file ? `"${file}"` : 'A file')
  if (words) return `${words} (${error.message})`
  // Errors of child processes and sockets have messages of another form.
  return code || 'syscall' in error ? error.message : undefined
}
