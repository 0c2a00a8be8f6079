import type { Page } from '../model/page.ts'
import { ownSlugs, slugOf } from '../model/slug.ts'
import { type Path, type Problem, say } from '../problems/problem.ts'
import type { Locator } from '../read/source.ts'
import { definitionOf, sharedBy, shownSections } from '../section.ts'

/** Ids in the HTML of every page (`renderer/server/document.ts`, `renderer/layout`), which scripts look up. */
export const OWN_IDS = ['page', 'main', 'quick-links', 'newsletter']

/** Rules between the fields of a page. @param isTemplate whether it shows a blog post */
export function pageRules(page: Page, isTemplate: boolean, locator: Locator): Problem[] {
  const firstOf = repeatedSections(page)
  const ofSections = page.sections.flatMap((section, index) => {
    const path = ['sections', index]
    const first = firstOf.get(index)
    // What is wrong within a section is reported of the first one.
    if (first !== undefined) return repetition(path, first, locator)
    const found = definitionOf(section.type).rules?.(section) ?? []
    const problems = found.map(problem => locator.place(problem, path))
    return [...problems, ...placeProblems(page, index, isTemplate, locator)]
  })
  return [...anchorRules(page, firstOf, locator), ...ofSections, ...hiddenProblems(page, locator)]
}

/** A page of which visitors would see nothing. */
const hiddenProblems = (page: Page, locator: Locator): Problem[] =>
  shownSections(page).length > 0
    ? []
    : [
        locator.problem(
          'all-sections-hidden',
          ['sections', 0, 'hidden'],
          'Every section of this page is hidden, so that it is empty.',
          'Show one of them, or make the whole page a draft.',
        ),
      ]

/** Checks that a section may be on such a page, and that the page does not have too many of its type. */
function placeProblems({ sections }: Page, index: number, isTemplate: boolean, locator: Locator): Problem[] {
  const { type, hidden } = sections[index] ?? {}
  if (type === undefined) return []
  const { on, limit = Number.POSITIVE_INFINITY, instead, after } = definitionOf(type).use ?? {}
  const path = ['sections', index, 'type']
  const other = instead === undefined || instead === type ? '' : say`, or take ${say.choice(instead)} here`
  if (on && on !== (isTemplate ? 'post' : 'page')) {
    const isForPosts = !isTemplate
    const message = isForPosts
      ? say`A ${say.choice(type)} section shows one blog post, and this page is none.`
      : say`A ${say.choice(type)} section cannot be on the page that shows blog posts.`
    const suggestion = isForPosts
      ? say`Use it only on the page that shows posts, such as ${say.document('blog/[id].json')}${other}.`
      : say`Delete it${other}.`
    return [locator.problem('post-section-on-page', path, message, suggestion)]
  }
  if (after && index === sections.findIndex(section => !section.hidden))
    return [
      locator.problem(
        'missing-main-heading',
        path,
        say`The heading of the first section is that of the page, and a ${say.choice(type)} section may have none.`,
        say`Put a ${say.choice(after)} section before it.`,
      ),
    ]
  if (hidden || limit > index) return []
  const before = shownSections({ sections: sections.slice(0, index + 1) })
  const count = before.filter(section => section.type === type).length
  if (count <= limit) return []
  const most = limit === 1 ? 'one' : limit
  return [
    locator.problem(
      'too-many-sections',
      path,
      say`A page can have ${most} ${say.choice(type)} section${limit === 1 ? '' : 's'}, and this is number ${count}.`,
      say`Delete it${other}.`,
    ),
  ]
}

/** The sections that say the same as one before them: index of the section → index of the first such section. */
function repeatedSections({ sections }: Page): ReadonlyMap<number, number> {
  const types = sections.map(({ type }) => type)
  const first = new Map<string, number>()
  const repeated = new Map<number, number>()
  sections.forEach((section, index) => {
    // Most types occur once.
    if (types.indexOf(section.type) === types.lastIndexOf(section.type)) return
    const written = JSON.stringify(section)
    const earlier = first.get(written)
    if (earlier === undefined) first.set(written, index)
    else repeated.set(index, earlier)
  })
  return repeated
}

const repetition = (path: Path, first: number, locator: Locator): Problem =>
  locator.problem(
    'repeated-section',
    path,
    say`This section is the same as ${{ text: `the one on line ${locator.value(['sections', first]).line}`, inForms: `section ${first + 1}` }}.`,
    'Delete one of the two.',
  )

/** Checks that the ids of a page are unique. @param repeated the sections that are reported as repeated */
function anchorRules(page: Page, repeated: ReadonlyMap<number, number>, locator: Locator): Problem[] {
  const seen = new Set<string>()
  const anchors = anchorsOf(page).filter(({ path }) => !repeated.has(Number(path[1])))
  return anchors.flatMap(({ id, path, isQuestion, isAskedAgain }) => {
    const isRepeated = seen.has(id)
    seen.add(id)
    if (OWN_IDS.includes(id))
      return locator.problem(
        'reserved-name',
        path,
        `Every page has a place called "${id}" already.`,
        isQuestion ? 'Ask in other words.' : `Write another name, such as "our-${id}".`,
      )
    if (isRepeated && isQuestion)
      return locator.problem(
        'repeated-id',
        path,
        `Links reach this question by "#${id}", and another question or section of this page too.`,
        'Ask in other words, or leave it out here.',
      )
    if (isRepeated)
      return locator.problem(
        'repeated-id',
        path,
        `Another section of this page has the id "${id}".`,
        'Give each section an id of its own, or none.',
      )
    if (!isAskedAgain) return []
    return locator.problem(
      'repeated-question',
      path,
      'This section asks the same question twice.',
      'Leave one of the two out, or ask in other words.',
    )
  })
}

/** An id on a page that a link can name. */
interface Anchor {
  id: string
  path: Path
  /** Whether the id is made from a question. Other ids are written by authors, for sections. */
  isQuestion: boolean
  /** Whether its section asks the same question before. Its id differs all the same. */
  isAskedAgain?: boolean
}

/** Sections come first: if a section and a question have the same id, the question is reported. */
function anchorsOf({ sections }: Page): Anchor[] {
  const ofSections = sections.flatMap(({ id, hidden }, index) =>
    id === undefined || hidden ? [] : { id, path: ['sections', index, 'id'], isQuestion: false },
  )
  const ofQuestions = sharedBy(sections).flatMap(({ questions = [], index }) => {
    const slugs = questions.map(({ text }) => slugOf(text))
    const ids = ownSlugs(slugs)
    return questions.map(({ path }, at) => ({
      id: ids[at] ?? '',
      path: ['sections', index, ...path],
      isQuestion: true,
      isAskedAgain: ids[at] !== slugs[at],
    }))
  })
  return [...ofSections, ...ofQuestions]
}
