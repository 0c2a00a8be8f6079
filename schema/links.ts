import type { Addresses } from './addresses.ts'
import type { World } from './content.ts'
import { corrections } from './corrections.ts'
import { type Field, fieldWalk } from './fieldWalk.ts'
import { fileMeant, isFileAddress, isOf, PUBLIC, withoutPublic } from './filesMeant.ts'
import { isSound, meantPath, nearestPage, partsOf, routeAt, type Surroundings } from './linkTargets.ts'
import { isAtOrBelow, type OwnPlace, ownPlaceOf } from './ownSite.ts'
import { type Document, type Of, schemas } from './parse.ts'
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
      meant ? `Did you mean "${meant}"?` : instead(value),
    ),
  ]
}

const NO_PAGE = 'Write the address of a page that exists.'

/** Where a page was deleted, or renamed by hand, other sites lead to it as well: an alias answers for all. */
const instead = (address: string) =>
  `${NO_PAGE.slice(0, -1)}, or add "${address}" to the "aliases" of the page that took its place.`

/** What is said of a link to a file that is not there. @param address without what can follow a path */
export function missingFileAdvice(address: string, world: World) {
  const isImage = isOf.image(address)
  const code: ProblemCode = isImage ? 'missing-picture' : 'missing-document'
  const folder = address.slice(0, address.lastIndexOf('/'))
  const meant = fileMeant(address, isImage ? 'image' : 'document', world)
  return {
    code,
    message: `There is no file "public${address}".`,
    cure: meant?.cure ?? `Put it into "public${folder}", or write the path of one that is there.`,
  }
}

/** What is said of a link that names this site, or the author's own computer, before the address of a page. */
export function ownSiteAdvice(link: string, { path, isLocal }: OwnPlace, surroundings: Surroundings) {
  const code: ProblemCode = 'own-site-by-name'
  const meant = meantPath(path, surroundings)
  const { address } = partsOf(path)
  const elsewhere = isLocal
    ? NO_PAGE
    : `${NO_PAGE} Or add ${JSON.stringify(address)} to "elsewhere" in "_site.json", if it is no part of this website.`
  const absent = isFileAddress(address) ? missingFileAdvice(address, surroundings.world).cure : elsewhere
  const reason = isLocal ? 'leads to your own computer' : 'begins with the name of this website'
  return {
    code,
    message: `"${link}" ${reason}, but pages of this site are named by their address alone.`,
    cure: meant ? `Write "${meant.word}".` : absent,
    value: meant?.isSure ? meant.word : undefined,
  }
}

/** Whoever lists a part of the site as lying elsewhere keeps links to it from being looked at. */
export const elsewhereProblems = (
  { value, locator }: Of<'site'>,
  { routes }: Pick<Addresses, 'routes'>,
  world: World,
): Problem[] =>
  (value.elsewhere ?? []).flatMap((beginning, index) => {
    const isThere = (path: string) => isAtOrBelow(path, beginning)
    const route = [...routes.keys()].find(isThere)
    const file = [...world.files.keys()].find(isThere)
    const own = route === undefined ? file && `"public${file}" is a file` : `"${routes.get(route)}" is a page`
    return own === undefined
      ? []
      : [
          locator.problem(
            'own-site-by-name',
            ['elsewhere', index],
            `${own} of this website, so "${beginning}" does not lie elsewhere.`,
            'Delete this entry, or write where another one begins.',
          ),
        ]
  })

/** Whoever has the home page answer for everything keeps visitors from learning that an address is wrong. */
export const catchAllProblems = (
  { value, locator }: Of<'site'>,
  { routes }: Pick<Addresses, 'routes'>,
): Problem[] =>
  value.catchAlls.flatMap((page, index) =>
    routes.get(canonicalPath(page)) === '/'
      ? [
          locator.problem(
            'home-page-answers-all',
            ['catchAlls', index],
            'The home page would answer every address that no page has.',
            'Delete this entry, or write the page that answers for a part of the site.',
          ),
        ]
      : [],
  )

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
    const place = ownPlaceOf(value, addresses.own)
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
      const rest = value.slice(address.length)
      const bare = withoutPublic(address)
      if (bare !== address && isSound({ kind: 'link', value: bare + rest }, context))
        return [
          mendable(
            locator.problem('link-to-nowhere', path, PUBLIC, `Write "${bare}${rest}".`),
            locator.replacing(path, JSON.stringify(bare + rest)),
          ),
        ]
      const misspelt = letterCaseProblem({ what: 'file', value: bare, path, rest }, locator, world)
      if (misspelt) return [misspelt]
      if (isFileAddress(bare)) {
        const { code, message, cure } = missingFileAdvice(bare, world)
        return [locator.problem(code, path, message, cure)]
      }
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
        meant
          ? `Did you mean "${value.slice(0, value.indexOf('#'))}#${meant}"?`
          : `Give the section that you mean "id": "${anchor}".`,
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
