import { foldLetters } from '../../model/letters.ts'
import type { Path, Problem } from '../../problems/problem.ts'
import type { DocumentOf } from '../../read/Document.ts'
import type { Locator } from '../../read/source.ts'
import { isSlip } from '../../read/suggest.ts'
import { categorySlug, mostFrequent } from '../links/categories.ts'

interface Use {
  name: string
  path: Path
  locator: Locator
}

/**
 * Warns of categories that have the address of another one, and so share its page, or differ from another one by a slip. The most
 * frequent spelling counts. Also of those that can have no page.
 */
export function categorySpellings(posts: readonly DocumentOf<'post'>[]): Problem[] {
  const uses = new Map<string, Use[]>()
  for (const { value, locator } of posts)
    value.categories.forEach((name, index) => {
      const slug = categorySlug(name)
      uses.set(slug, [...(uses.get(slug) ?? []), { name, path: ['categories', index], locator }])
    })
  const pageless = uses.get('') ?? []
  uses.delete('')
  const groups = [...uses.values()].map(alike => ({
    alike,
    usual: usualSpelling(alike.map(({ name }) => name)),
  }))
  return [
    ...pageless.map(withoutPage),
    ...groups.flatMap(({ alike, usual }) =>
      alike.filter(({ name }) => name !== usual).map(use => otherSpelling(use, usual)),
    ),
    ...groups.flatMap(({ alike, usual }, index) => {
      const others = groups.filter(
        (other, at) =>
          (other.alike.length > alike.length || (other.alike.length === alike.length && at < index)) &&
          isSlip(usual, other.usual),
      )
      const [nearest] = others.sort((one, other) => other.alike.length - one.alike.length)
      if (!nearest) return []
      const { length } = nearest.alike
      return alike.map(use => {
        const others = nearest.alike.filter(({ locator }) => locator.file !== use.locator.file)
        return slip(use, nearest.usual, others.length, length > alike.length)
      })
    }),
  ]
}

const withoutPage = ({ name, path, locator }: Use): Problem =>
  locator.place({
    code: 'category-without-page',
    path,
    message: `The category "${name}" has no letter and no digit, so no address can be made of it, and it has no page.`,
    suggestion: 'Write a word.',
  })

/** A fix writes the other one alone where that is the usual one: of two that are as frequent both may be meant. */
const slip = ({ name, path, locator }: Use, other: string, count: number, isUsual: boolean): Problem =>
  locator.place({
    code: 'similar-category',
    path,
    message: `"${name}" is almost the name of another category, and gets a page of its own.`,
    suggestion: `Did you mean "${other}", which ${['this post has, too', 'another post has'][count] ?? `${count} posts have`}?`,
    fix: isUsual ? { json: JSON.stringify(other) } : undefined,
  })

function otherSpelling({ name, path, locator }: Use, usual: string): Problem {
  // Whoever writes "R&D" may mean another thing than "R D".
  if (lettersOf(name) !== lettersOf(usual))
    return locator.place({
      code: 'category-spelling',
      path,
      message: `Other posts have the category "${usual}". Both would have the same address, so they share one page.`,
      suggestion: `Write "${usual}" here, too, or give one of the two a name with other letters.`,
    })
  return locator.place({
    code: 'category-spelling',
    path,
    message: `Other posts write this category "${usual}".`,
    suggestion: `Write "${usual}" here, too, or "${name}" in all of them.`,
    fix: { json: JSON.stringify(usual) },
  })
}

/** A name without what is a matter of spelling: letter case, accents, spaces, hyphens and the signs around words. */
const lettersOf = (name: string): string =>
  foldLetters(name)
    .replace(/[-\s‐-―_.,:;!?'’"“”()/]+/g, ' ')
    .trim()

function usualSpelling(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return mostFrequent([...counts])
}
