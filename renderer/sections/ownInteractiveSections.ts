import type { Island } from '../islands.ts'

/**
 * Your own section types (`schema/ownSections.ts`) that need JavaScript in the browser: islands, as those in renderer/islands.ts.
 * The project itself leaves this list empty and does not change this file.
 */
export const ownInteractiveSections = {} satisfies Record<string, Island>
