import type { WordKey } from '../../schema/model/site/words.ts'
import { slugOf } from '../../schema/model/slug.ts'
import type { Found } from './SiteSearch.ts'
import type { ResultKind } from './searchIndex.ts'

/** Results of one kind. */
export interface Group {
  title: WordKey
  results: { found: Found; href: string; index: number }[]
}

const titles: Readonly<Record<ResultKind, WordKey>> = {
  page: 'foundPages',
  question: 'foundQuestions',
  person: 'foundPeople',
  document: 'foundDocuments',
  post: 'foundPosts',
}

/** Groups results by kind. The group of the best result comes first. `index` counts all, in the order in which they are shown. */
export function groupResults(results: readonly Found[]): Group[] {
  const groups = new Map<ResultKind, Found[]>()
  for (const found of results) {
    const kind = found.part[2] ?? found.page.kind
    groups.set(kind, [...(groups.get(kind) ?? []), found])
  }
  let index = 0
  return [...groups].map(([kind, ofKind]) => ({
    title: titles[kind],
    results: ofKind.map(found => ({ found, href: hrefOf(found), index: index++ })),
  }))
}

/** A heading without an id is found by its words (renderer/browser/scrollRestoration.ts). */
const hrefOf = ({ page, part: [heading] }: Found): string =>
  heading === '' ? page.route : `${page.route}#${encodeURIComponent(slugOf(heading))}`
