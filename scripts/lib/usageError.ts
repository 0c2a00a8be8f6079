/** A wrong call of a command, or a failing disk. The command prints the message without a stack trace and exits with 2. */
export class UsageError extends Error {
  // Errors from other processes lose their class, so the name identifies them.
  override readonly name = 'UsageError'
}
