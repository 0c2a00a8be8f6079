import type { SectionData } from '../../schema/model/viewModel.ts'
import type { SectionType } from '../../schema/section.ts'
import { ownInteractiveSections } from './ownInteractiveSections.ts'
import type { AnySectionComponent, Interactive } from './SectionComponent.ts'

/** The sections that do something in a browser beyond what HTML does by itself. The two lists of static sections have all others. */
const interactiveSections = {
  callToAction: {
    load: () => import('./CallToAction.tsx'),
    isInteractive: ({ prospectus }) => prospectus !== undefined,
  },
  ageFinder: { load: () => import('./AgeFinder.tsx') },
  prospectus: { load: () => import('./Prospectus.tsx') },
  gallery: { load: () => import('./Gallery.tsx') },
  form: { load: () => import('./Form.tsx') },
  video: { load: () => import('./Video.tsx') },
  postGallery: { load: () => import('./PostGallery.tsx') },
  ...ownInteractiveSections,
} satisfies { [T in SectionType]?: Interactive<T> }

type InteractiveType = keyof typeof interactiveSections

export const isInteractiveType = (type: SectionType): type is InteractiveType => type in interactiveSections

/** Whether a section does anything in a browser beyond what HTML does by itself. */
export function isInteractive(section: SectionData['section']): boolean {
  if (!isInteractiveType(section.type)) return false
  // Each entry is paired with its own section type; the pairing is lost in a lookup.
  const entry = interactiveSections[section.type] as Interactive<SectionType>
  return entry.isInteractive?.(section) ?? true
}

/**
 * Fetches the code of a section type. The static types share two chunks, of which most pages need the first alone. A type that
 * is in none of the lists does not compile.
 * @throws when it cannot be fetched
 */
export async function fetchSection(type: SectionType): Promise<AnySectionComponent> {
  const component = isInteractiveType(type)
    ? (await interactiveSections[type].load()).default
    : await (await loadStatic()).fetchStatic(type)
  // As above.
  return component as AnySectionComponent
}

// A function of its own: Vite writes more code for an import whose result is used in the same expression.
const loadStatic = () => import('./staticSections.ts')
