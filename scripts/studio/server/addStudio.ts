import type { BuildOptions } from '../../site/buildSite.ts'

/** Adds the studio to a build. Few sites have one, so its code is loaded late. */
export const addStudio: NonNullable<BuildOptions['addStudio']> = async (...input) =>
  (await import('./writeStudio.ts')).writeStudio(...input)
