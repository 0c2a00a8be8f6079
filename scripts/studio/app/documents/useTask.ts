import { useState } from 'react'
import type { StudioError } from '../api.ts'

/** A call that a dialog waits for. */
interface Task {
  isBusy: boolean
  /** Why it was refused, in words for the author. */
  failure: string | undefined
  /** Runs a task, if none is running. */
  run(task: () => Promise<void>): Promise<void>
}

export function useTask(): Task {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  return {
    isBusy,
    failure,
    async run(task) {
      if (isBusy) return
      setBusy(true)
      setFailure(undefined)
      try {
        await task()
      } catch (error) {
        setFailure((error as StudioError).message) // `call` throws nothing else
      }
      setBusy(false)
    },
  }
}
