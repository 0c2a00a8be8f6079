import type { PageData } from '../schema/data.ts'
import type { SectionType } from '../schema/section.ts'
import type ErrorScreen from './ErrorScreen.tsx'
import { typesNeeded } from './pageVariants.ts'
import { type AnySectionComponent, fetchSection } from './registry.ts'

const loaded = new Map<SectionType, AnySectionComponent>()
let errorScreen: typeof ErrorScreen | undefined

/** Fetches the code that shows a page. @throws when a chunk cannot be fetched */
export async function loadCode(page: PageData): Promise<void> {
  if (page.sections.length === 0) errorScreen = (await import('./ErrorScreen.tsx')).default
  await loadSections(typesNeeded(page))
}

/** Fetches the code of the section types given, each once. @throws when a chunk cannot be fetched */
export async function loadSections(types: Iterable<SectionType>): Promise<void> {
  const missing = [...new Set(types)].filter(type => !loaded.has(type))
  await Promise.all(missing.map(async type => loaded.set(type, await fetchSection(type))))
}

/** The component of a type that `loadSections` has fetched. @throws otherwise, which is a fault of the program */
export function componentOf(type: SectionType): AnySectionComponent {
  const component = loaded.get(type)
  if (!component) throw new Error(`The code of "${type}" has not been loaded`)
  return component
}

/** The screen of pages without sections; nothing where its code could not be had. */
export const loadedErrorScreen = (): typeof ErrorScreen | undefined => errorScreen
