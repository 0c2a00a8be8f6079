import type { IconShape } from '../../../schema/model/viewModel.ts'
import { iconsFor } from '../../../schema/validate/fields/iconsFor.ts'
import { canonicalIconNames, iconNames, iconShape } from '../../site/outputs/icons.ts'
import type { FoundIcon } from '../site/documentCalls.ts'

/** How many icons are shown at once. */
const MOST = 48

/** The icons that best fit what an author looks for: by name, then by meaning, then those in whose names the letters occur. */
export function findIcons(words: string): FoundIcon[] {
  const letters = words.trim().toLowerCase().replace(/\s+/g, '-')
  if (letters === '') return []
  const similar = canonicalIconNames.filter(name => name.includes(letters))
  // Not all icons have tags.
  const named = similar.filter(name => `-${name}-`.includes(`-${letters}-`))
  const byLength = (one: string, other: string) => one.length - other.length
  const names = new Set([...named.sort(byLength), ...iconsFor(words, iconNames, MOST), ...similar])
  return [...names].slice(0, MOST).map(name => ({ name, shape: iconShape(name) }))
}

/** The drawing of an icon, if there is one of that name. */
export const drawingOf = (name: string): IconShape | undefined =>
  iconNames.has(name) ? iconShape(name) : undefined
