// renderer/sections: one component a section type, found by its file name. In comes SectionData<type>, out goes a band
// of the page. Built from renderer/ui; a file .island.tsx runs in browsers, too.

import type { ComponentType } from 'react'

/**
 * When React hydrates an island. `intent`: when the visitor points to it or turns to it, which each island answers. `view`: as
 * soon as it is nearly scrolled into view. `now`: at once.
 */
export type Hydration = 'intent' | 'view' | 'now'

/** Fetches the component of an island. Vite makes a chunk of each. */
type LoadIsland = () => Promise<{ default: ComponentType<never> }>

/** The islands that are no section of their own, by name. */
export const islands = {
  newsletter: () => import('./layout/Newsletter.tsx'),
  prospectusButton: () => import('./ui/ProspectusButton.tsx'),
  searchBox: () => import('./search/SearchBox.tsx'),
} satisfies Record<string, LoadIsland>

export type IslandName = keyof typeof islands

/** Sections of type `postGallery` are an island, because their component is `PostGallery.island.tsx`. */
const sections = import.meta.glob<{ default: ComponentType<never> }>('./sections/*.island.tsx')

/** What fetches the island of a name or of a section type. */
export const loaderOf = (name: string): LoadIsland | undefined =>
  (islands as Partial<Record<string, LoadIsland>>)[name] ??
  sections[`./sections/${name.replace(/^./, first => first.toUpperCase())}.island.tsx`]
