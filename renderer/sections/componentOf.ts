import type { ComponentType } from 'react'
import type { SectionData } from '../../schema/model/viewModel.ts'
import type { SectionType } from '../../schema/section.ts'

/** A component that takes the data of the section type whose name its file has. */
export type AnySectionComponent = ComponentType<SectionData>

/** Found, not listed: `renderer/sections/Hero.tsx` shows the sections of type `hero`. */
const components = import.meta.glob<AnySectionComponent>('./*.tsx', { eager: true, import: 'default' })

/** The component of a section type. @throws when there is no file for it */
export function componentOf(type: SectionType): AnySectionComponent {
  const component = components[`./${type.charAt(0).toUpperCase()}${type.slice(1)}.tsx`]
  if (!component) throw new Error(`renderer/sections has no component for "${type}"`)
  return component
}
