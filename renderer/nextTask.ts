/** Lets the browser answer the visitor, and paint, before the work goes on. */
export const nextTask = (): Promise<void> => new Promise(resolve => setTimeout(resolve))
