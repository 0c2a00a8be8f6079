import type { ComponentType } from 'react'
import type { SectionData } from '../../schema/model/viewModel.ts'
import type { SectionType } from '../../schema/section.ts'

/** What the file of a section's component exports by default. */
export type SectionComponent<T extends SectionType> = ComponentType<SectionData<T>>

/** How a section type that needs JavaScript in the browser is registered. */
export interface Interactive<T extends SectionType> {
  /** Vite makes a chunk of each. */
  load: () => Promise<{ default: SectionComponent<T> }>
  /** Whether a section of the type does something in a browser. Without it: always. */
  isInteractive?: (section: SectionData<T>['section']) => boolean
}

/** A component that takes the data of the section type under which it is registered. */
export type AnySectionComponent = ComponentType<SectionData>
