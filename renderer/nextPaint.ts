import { nextTask } from './nextTask.ts'

/** Until the browser has painted what has changed so far. */
export const nextPaint = (): Promise<void> =>
  new Promise(resolve => requestAnimationFrame(() => resolve(nextTask())))
