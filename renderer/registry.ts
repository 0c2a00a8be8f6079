import type { ComponentType } from 'react'
import type { SectionData } from '../schema/data.ts'
import type { SectionType } from '../schema/section.ts'

export type SectionComponent<T extends SectionType> = ComponentType<SectionData<T>>

/** A component that takes the data of the section type under which it is registered. */
export type AnySectionComponent = ComponentType<SectionData>

/** Section type → its component's code, for sections that do something in a browser. Vite makes a chunk of each. */
const interactiveSections = {
  callToAction: () => import('./sections/CallToAction.tsx'),
  prospectus: () => import('./sections/Prospectus.tsx'),
  timeline: () => import('./sections/Timeline.tsx'),
  gallery: () => import('./sections/Gallery.tsx'),
  form: () => import('./sections/Form.tsx'),
  postGallery: () => import('./sections/PostGallery.tsx'),
} satisfies { [T in SectionType]?: () => Promise<{ default: SectionComponent<T> }> }

type InteractiveType = keyof typeof interactiveSections
export type StaticType = Exclude<SectionType, InteractiveType>

export const isInteractiveType = (type: SectionType): type is InteractiveType => type in interactiveSections

/** Fetches the code of a section type, and of a static one that of all the others too. @throws when it cannot be fetched */
export async function fetchSection(type: SectionType): Promise<AnySectionComponent> {
  const component = isInteractiveType(type)
    ? (await interactiveSections[type]()).default
    : (await import('./staticSections.ts')).staticSections[type]
  // Each component is paired with its own section type; the pairing is lost in a lookup.
  return component as AnySectionComponent
}
