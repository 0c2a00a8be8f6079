import { plainLetters } from '../../model/letters.ts'
import type { Path, Problem } from '../../problems/problem.ts'
import type { DocumentOf } from '../../read/Document.ts'
import type { Locator } from '../../read/source.ts'
import { mostFrequent } from '../links/categories.ts'

interface Use {
  name: string
  path: Path
  locator: Locator
}

/** Warns of categories that differ from another one in letter case, accents or signs alone. The most frequent spelling counts. */
export function categorySpellings(posts: readonly DocumentOf<'post'>[]): Problem[] {
  const uses = new Map<string, Use[]>()
  for (const { value, locator } of posts)
    value.categories.forEach((name, index) => {
      // Names without a letter that addresses know are compared as they are.
      const key = plainLetters(name) || name
      uses.set(key, [...(uses.get(key) ?? []), { name, path: ['categories', index], locator }])
    })
  return [...uses.values()].flatMap(alike => {
    const usual = usualSpelling(alike.map(({ name }) => name))
    return alike.filter(({ name }) => name !== usual).map(use => otherSpelling(use, usual))
  })
}

function otherSpelling({ name, path, locator }: Use, usual: string): Problem {
  return locator.problem(
    'category-spelling',
    path,
    `Other posts write this category "${usual}".`,
    `Write "${usual}" here, too, or "${name}" in all of them.`,
    { repair: locator.replacing(path, JSON.stringify(usual)) },
  )
}

function usualSpelling(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return mostFrequent([...counts])
}
