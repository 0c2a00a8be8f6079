import type { PageData } from '../../schema/model/viewModel.ts'
import type { SectionType } from '../../schema/section.ts'
import { fetchSection } from '../sections/registry.ts'
import type { AnySectionComponent } from '../sections/SectionComponent.ts'
import type ErrorScreen from './ErrorScreen.tsx'
import { typesNeeded } from './pageVariants.ts'
import type SearchScreen from './SearchScreen.tsx'

const loaded = new Map<SectionType, AnySectionComponent>()
const screens: { search?: typeof SearchScreen } = {}
const errorScreen: { component?: typeof ErrorScreen } = {}

/** Fetches the code that shows a page. @throws when a chunk cannot be fetched */
export async function loadCode(page: PageData): Promise<void> {
  if (page.search) screens.search = (await import('./SearchScreen.tsx')).default
  else if (page.sections.length === 0) errorScreen.component = (await import('./ErrorScreen.tsx')).default
  await loadSections(typesNeeded(page))
}

/** Fetches the code of the section types given, each once. @throws when a chunk cannot be fetched */
export async function loadSections(types: Iterable<SectionType>): Promise<void> {
  const missing = [...new Set(types)].filter(type => !loaded.has(type))
  await Promise.all(missing.map(async type => loaded.set(type, await fetchSection(type))))
}

/** The component of a section type. @throws when `loadSections` has not fetched it */
export function componentOf(type: SectionType): AnySectionComponent {
  const component = loaded.get(type)
  if (!component) throw new Error(`The code of "${type}" has not been loaded`)
  return component
}

/** The 404 screen; undefined until a page without sections has loaded it. */
export const loadedErrorScreen = (): typeof ErrorScreen | undefined => errorScreen.component

/** The page that searches; undefined until its code is loaded. */
export const loadedSearchScreen = (): typeof SearchScreen | undefined => screens.search
