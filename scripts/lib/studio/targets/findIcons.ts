import type { IconShape } from '../../../../schema/model/viewModel.ts'
import { iconsFor } from '../../../../schema/validate/fields/iconsFor.ts'
import { canonicalIconNames, iconNames, iconShape } from '../../content/icons.ts'

/** An icon with its drawing. */
export interface FoundIcon {
  name: string
  shape: IconShape
}

/** How many icons are shown at once. */
const MOST = 48

/** The icons that best fit what an author looks for: by meaning, then those in whose names the letters occur. */
export function findIcons(words: string): FoundIcon[] {
  const letters = words.trim().toLowerCase().replace(/\s+/g, '-')
  if (letters === '') return []
  const named = canonicalIconNames.filter(name => name.includes(letters))
  const names = new Set([...iconsFor(words, iconNames, MOST), ...named])
  return [...names].slice(0, MOST).map(name => ({ name, shape: iconShape(name) }))
}

/** The drawing of an icon, if there is one of that name. */
export const drawingOf = (name: string): IconShape | undefined =>
  iconNames.has(name) ? iconShape(name) : undefined
