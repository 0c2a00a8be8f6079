import { slugOf } from '../../schema/model/slug.ts'

/**
 * The element that the address names. Opens the disclosure around it, which not every browser does by itself.
 * @returns null also when the fragment is not validly encoded
 */
export function revealTarget(): HTMLElement | null {
  try {
    const name = decodeURIComponent(window.location.hash.slice(1))
    const target = document.getElementById(name) ?? headingNamed(name)
    target?.closest('details')?.setAttribute('open', '')
    return target
  } catch {
    return null
  }
}

/** Longer than the longest heading, in characters. */
const LONGEST = 160

/**
 * What a page calls so, in the spelling of an address (`slugOf`): results of the search lead to places that have no id. Names of
 * people and documents are no headings.
 */
function headingNamed(name: string): HTMLElement | null {
  if (name === '') return null
  const named = document.querySelectorAll<HTMLElement>('#main :is(h2, h3, h4, p, b, caption, th, dt)')
  return (
    [...named].find(
      ({ textContent }) => textContent && textContent.length < LONGEST && slugOf(textContent) === name,
    ) ?? null
  )
}
