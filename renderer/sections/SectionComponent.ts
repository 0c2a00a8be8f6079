import type { ComponentType } from 'react'
import type { SectionData } from '../../schema/model/viewModel.ts'
import type { SectionType } from '../../schema/section.ts'

/** What the file of a section's component exports by default. */
export type SectionComponent<T extends SectionType> = ComponentType<SectionData<T>>

/** A component that takes the data of the section type under which it is registered. */
export type AnySectionComponent = ComponentType<SectionData>
