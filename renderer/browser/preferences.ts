/** Whether the visitor has turned on the browser's data saver. */
export const prefersReducedData = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } } // not in TypeScript's DOM library
  return connection?.saveData === true
}

/** Whether the visitor prefers reduced motion. In browsers only. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
