/** Whether the page is written from right to left, so that the next one of anything is on the left. */
export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl'

/** Whether the visitor has turned on the browser's data saver. */
export const prefersReducedData = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } } // not in TypeScript's DOM library
  return connection?.saveData === true
}

/** Whether the visitor prefers reduced motion. In browsers only. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Resolves once the browser has painted everything that has changed so far, in a new task: the page answers the visitor first. */
export const nextPaint = (): Promise<void> =>
  new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))

/** The day at the visitor, `YYYY-MM-DD`. */
export function visitorsDay(): string {
  const now = new Date()
  const two = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
