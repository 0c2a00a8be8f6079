/** Where the dev server shows the catalogue of sections; pages with one sample each are below. */
export const CATALOGUE = '/_sections'

/** Ends the address of a sample that is to be looked at alone: its page comes without scripts. */
export const STILL = '?still'

/** The page with one sample. @param index its place among the presets of its type */
export const sampleAddress = (type: string, index: number): string => `${CATALOGUE}/${type}/${index + 1}`
