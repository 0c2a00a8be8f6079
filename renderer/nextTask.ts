/** Lets the browser answer the visitor, and paint, before the work goes on. */
export const nextTask = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

/** Until the browser has painted what has changed so far. */
export const nextPaint = (): Promise<void> =>
  new Promise(resolve => requestAnimationFrame(() => resolve(nextTask())))
