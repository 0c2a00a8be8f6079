/** Whether a process with this id runs. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process runs, and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
