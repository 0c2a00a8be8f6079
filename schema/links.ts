import type { Addresses } from './addresses.ts'
import type { World } from './content.ts'
import { corrections } from './corrections.ts'
import { type Field, fieldWalk } from './fieldWalk.ts'
import { isSound, meantPath, nearestPage, partsOf, routeAt, type Surroundings } from './linkTargets.ts'
import { type OwnPlace, ownPlaceOf } from './ownSite.ts'
import { type Document, schemas } from './parse.ts'
import { canonicalPath } from './paths.ts'
import { mendable, type Problem } from './problem.ts'
import type { ProblemCode } from './problems/catalogue.ts'
import { letterCaseProblem } from './references.ts'
import { safeUrl } from './safeUrl.ts'
import type { Locator } from './source.ts'
import { nearest } from './suggest.ts'

const eachLink = fieldWalk('link', 'page', 'collection')

/** Checks what leads from one document to others. */
export function linkProblems(document: Document, addresses: Addresses, world: World): Problem[] {
  const { locator } = document
  const own = document.kind === 'page' ? document.route : undefined
  const problems: Problem[] = []
  eachLink(schemas[document.kind], document.value, field => {
    const context = { locator, own, addresses, world }
    if (!isSound(field, context)) problems.push(...(linkChecks[field.kind]?.(field, context) ?? []))
    return field.value
  })
  return problems
}

interface Context extends Surroundings {
  locator: Locator
}

const pageCheck = (
  { value, path }: Pick<Field, 'value' | 'path'>,
  { locator, addresses }: Context,
): Problem[] => {
  const wanted = canonicalPath(value)
  const absence = addresses.hidden.get(wanted)
  if (absence)
    return [
      locator.problem(
        'link-to-hidden-page',
        path,
        `The page "${value}" ${absence}, so visitors who follow this find nothing.`,
        'Publish that page, or delete what leads to it until then.',
      ),
    ]
  const meant = nearestPage(value, addresses)
  return [
    locator.problem(
      'link-to-nowhere',
      path,
      `No page has the address "${value}".`,
      meant ? `Did you mean "${meant}"?` : NO_PAGE,
    ),
  ]
}

const NO_PAGE = 'Write the address of a page that exists.'

/** What is said of a link that names this site, or the author's own computer, before the address of a page. */
export function ownSiteAdvice(link: string, { path, isLocal }: OwnPlace, surroundings: Surroundings) {
  const code: ProblemCode = 'own-site-by-name'
  const meant = meantPath(path, surroundings)
  const reason = isLocal ? 'leads to your own computer' : 'begins with the name of this website'
  return {
    code,
    message: `"${link}" ${reason}, but pages of this site are named by their address alone.`,
    cure: meant ? `Write "${meant.word}".` : NO_PAGE,
    value: meant?.isSure ? meant.word : undefined,
  }
}

/** Say what is wrong with what is not sound. */
const linkChecks: Partial<Record<Field['kind'], (field: Field, context: Context) => Problem[]>> = {
  page: pageCheck,
  link: ({ value, path }, context) => {
    const { locator, own, addresses, world } = context
    if (value === '#')
      return [
        locator.problem(
          'placeholder-link',
          path,
          'This link leads nowhere yet ("#").',
          'Write the address when it is known.',
        ),
      ]
    const place = ownPlaceOf(value, addresses.host)
    if (place) {
      const { code, message, cure, value: right } = ownSiteAdvice(value, place, context)
      return [
        mendable(
          locator.problem(code, path, message, cure),
          right === undefined ? undefined : locator.replacing(path, JSON.stringify(right)),
        ),
      ]
    }
    const { address, anchor = '' } = partsOf(value)
    const route = routeAt(address, own, addresses)
    if (route === undefined) {
      const file = { what: 'file', value: address, path, rest: value.slice(address.length) }
      const misspelt = letterCaseProblem(file, locator, world)
      if (misspelt) return [misspelt]
      const [site] = corrections(value.slice(1), 'link').filter(({ word }) => /^https:/.test(word))
      if (!site || !safeUrl.test(site.word)) return pageCheck({ value: address, path }, context)
      return [
        locator.problem(
          'link-to-nowhere',
          path,
          `No page has the address "${address}".`,
          `Did you mean "${site.word}"?`,
        ),
      ]
    }
    const meant = nearest(anchor, addresses.anchors.get(route) ?? [])
    return [
      locator.problem(
        'link-to-no-section',
        path,
        `The page "${route}" has no section with the id "${anchor}".`,
        meant ? `Did you mean "#${meant}"?` : `Give the section that you mean "id": "${anchor}".`,
      ),
    ]
  },
  collection: ({ value, path }, { locator, addresses }) => {
    const meant = nearest(value, addresses.folders)
    const isSpelling = meant !== undefined && canonicalPath(meant) === canonicalPath(value)
    return [
      mendable(
        locator.problem(
          'folder-without-pages',
          path,
          `No page in the folder "${value}" has a summary, so this list would be empty.`,
          meant ? `Did you mean "${meant}"?` : 'Give the pages of that folder a "summary".',
        ),
        isSpelling ? locator.replacing(path, JSON.stringify(meant)) : undefined,
      ),
    ]
  },
}
