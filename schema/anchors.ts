import type { Page } from './page.ts'
import type { Path, Problem } from './problem.ts'
import { ownSlugs, slugOf } from './slugOf.ts'
import type { Locator } from './source.ts'

/** Ids in the HTML of every page (`renderer/document.ts`, `renderer/layout`): the browser's code looks for them. */
export const OWN_IDS = ['root', 'foot', 'page-data', 'main', 'quick-links', 'footer-contact', 'newsletter']

/** A place on a page that a link can lead to. */
interface Anchor {
  id: string
  path: Path
  /** Whether a question has it by its words; else an author has written it as the id of a section. */
  isQuestion: boolean
  /** Whether its section asks the same above. It has an id of its own all the same. */
  isAskedAgain?: boolean
}

/** Checks that each place of a page has an id of its own. */
export function anchorRules(page: Page, locator: Locator): Problem[] {
  const seen = new Set<string>()
  return anchorsOf(page).flatMap(anchor => {
    const isRepeated = seen.has(anchor.id)
    seen.add(anchor.id)
    if (OWN_IDS.includes(anchor.id)) return [taken(anchor, locator)]
    if (isRepeated) return [repeated(anchor, locator)]
    return anchor.isAskedAgain ? [askedAgain(anchor, locator)] : []
  })
}

/** Sections come first, so that of a section and a question of one id it is the question that is named. */
function anchorsOf({ sections }: Page): Anchor[] {
  const ofSections = sections.flatMap(({ id }, index) =>
    id === undefined ? [] : { id, path: ['sections', index, 'id'], isQuestion: false },
  )
  const ofQuestions = sections.flatMap((section, index) => {
    if (section.type !== 'faq') return []
    const slugs = section.items.map(({ question }) => slugOf(question))
    return ownSlugs(slugs).map((id, at) => ({
      id,
      path: ['sections', index, 'items', at, 'question'],
      isQuestion: true,
      isAskedAgain: id !== slugs[at],
    }))
  })
  return [...ofSections, ...ofQuestions]
}

const askedAgain = ({ path }: Anchor, locator: Locator): Problem =>
  locator.problem(
    'repeated-question',
    path,
    'This section asks the same question twice.',
    'Leave one of the two out, or ask in other words.',
  )

const repeated = ({ id, path, isQuestion }: Anchor, locator: Locator): Problem =>
  isQuestion
    ? locator.problem(
        'repeated-id',
        path,
        `Links reach this question by "#${id}", and another question or section of this page too.`,
        'Ask in other words, or leave it out here.',
      )
    : locator.problem(
        'repeated-id',
        path,
        `Another section of this page has the id "${id}".`,
        'Give each section an id of its own, or none.',
      )

const taken = ({ id, path, isQuestion }: Anchor, locator: Locator): Problem =>
  locator.problem(
    'reserved-name',
    path,
    `Every page has a place called "${id}" already.`,
    isQuestion ? 'Ask in other words.' : `Write another name, such as "our-${id}".`,
  )
