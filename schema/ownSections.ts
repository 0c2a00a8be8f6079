/**
 * The section types of your own site, each defined in a file of its own in `schema/sections`, such as `sections/pullquote.ts`.
 * The project itself leaves this list empty and does not change this file, so that merging a newer version never conflicts.
 */
export const ownSections = [] as const
