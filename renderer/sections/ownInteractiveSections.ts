import type { SectionType } from '../../schema/section.ts'
import type { Interactive } from './SectionComponent.ts'

/**
 * Your own section types (`schema/ownSections.ts`) that need JavaScript in the browser. Each
 * loads its component as those in registry.ts do. The project itself leaves this list empty and does not change this file.
 */
export const ownInteractiveSections = {} satisfies { [T in SectionType]?: Interactive<T> }
