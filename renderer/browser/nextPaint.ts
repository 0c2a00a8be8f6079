/** Resolves in a new task, so that the browser can answer the visitor and paint before the work goes on. */
const nextTask = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

/** Resolves once the browser has painted everything that has changed so far. */
export const nextPaint = (): Promise<void> =>
  new Promise(resolve => requestAnimationFrame(() => resolve(nextTask())))
