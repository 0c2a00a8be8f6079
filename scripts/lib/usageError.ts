/** A mistake in how a command was called, or a disk that does not play along: exit code 2, no stack trace. */
export class UsageError extends Error {
  // By its name it is known where another process threw it.
  override readonly name = 'UsageError'
}
