/**
 * Your own section types (`schema/ownSections.ts`) that need JavaScript in the browser: islands, written like those in
 * renderer/islands.ts. The project itself leaves this list empty and does not change this file.
 */
export const ownInteractiveSections = {} as const
