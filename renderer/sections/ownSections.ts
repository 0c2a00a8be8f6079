import type { SectionType } from '../../schema/section.ts'
import type { SectionComponent } from './SectionComponent.ts'

/**
 * The components of your own section types (`schema/ownSections.ts`) that do nothing in a browser beyond what HTML does by itself,
 * such as `pullquote: Pullquote`. The project itself leaves this list empty and does not change this file.
 */
export const ownSections = {} satisfies { [T in SectionType]?: SectionComponent<T> }
