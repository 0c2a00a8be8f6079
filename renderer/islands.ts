import type { ComponentType } from 'react'
import { ownInteractiveSections } from './sections/ownInteractiveSections.ts'

/** A part of a page that React hydrates in the browser, by itself. */
interface Island {
  /** Vite makes a chunk of each. */
  load: () => Promise<{ default: ComponentType<never> }>
  /** `view`: shortly before it is scrolled into view. `intent`: when the visitor points to it or turns to it. `now`: at once. */
  when: 'view' | 'intent' | 'now'
}

/** Every island by its name. The name of a section that is one is its type. */
export const islands = {
  gallery: { load: () => import('./sections/Gallery.tsx'), when: 'view' },
  postGallery: { load: () => import('./sections/PostGallery.tsx'), when: 'view' },
  form: { load: () => import('./sections/Form.tsx'), when: 'intent' },
  ageFinder: { load: () => import('./sections/AgeFinder.tsx'), when: 'intent' },
  newsletter: { load: () => import('./layout/Newsletter.tsx'), when: 'intent' },
  prospectusButton: { load: () => import('./ui/ProspectusButton.tsx'), when: 'intent' },
  searchBox: { load: () => import('./search/QueryBox.tsx'), when: 'now' },
  ...ownInteractiveSections,
} satisfies Record<string, Island>

export type IslandName = keyof typeof islands

export const isIsland = (name: string): name is IslandName => name in islands
