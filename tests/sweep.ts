/**
 * Whether `npm run sweep` runs: every page, width, light and random change. `npm test` takes a sample of each.
 * Browser tests that belong to the sweep alone are tagged `@sweep`.
 */
export const isSweep = process.env.CHALKLINE_SWEEP === '1'

/** @returns the whole of a list in a sweep, and a sample of it in `npm test` */
export const swept = <T>(whole: readonly T[], sample: readonly NoInfer<T>[]): readonly T[] =>
  isSweep ? whole : sample
