import { canonicalPath, folderOf, isBelow } from '../model/paths.ts'
import { newestFirst } from '../model/post.ts'
import { absenceOf } from '../model/publication.ts'
import { STUDIO_ROUTE } from '../model/site/studioAccess.ts'
import { newerVersions } from '../model/site/versions.ts'
import { fillTokens } from '../model/tokens.ts'
import type { ProblemCode } from '../problems/catalogue.ts'
import { ASK, byPosition, fileProblem, isError, type Problem } from '../problems/problem.ts'
import { type Document, type DocumentOf, isDraft } from '../read/Document.ts'
import type { RawDocument } from '../read/rawDocument.ts'
import { Locator } from '../read/source.ts'
import { nearest } from '../read/suggest.ts'
import { sectionTypes } from '../section.ts'
import type { OtherDocuments } from '../sections/shared/defineSection.ts'
import { type Addresses, collectAddresses, withoutHidden } from './addresses.ts'
import type { Content, ShownPage, StatedFees } from './Content.ts'
import { syncedCopies, withCopies } from './copies.ts'
import { relatedProblems } from './documentRules.ts'
import { folderCaseProblems } from './folderCase.ts'
import { categoryProblems, withShownCategories } from './links/categoryAddresses.ts'
import { linkProblems } from './links/linkProblems.ts'
import { resolveMalformedLinks } from './links/malformedLinks.ts'
import { parentProblems } from './parents.ts'
import { furtherTemplates, missingTemplate } from './postTemplate.ts'
import { largePictures, problemsInFiles, unexpectedFiles, unusedFiles } from './publicFiles.ts'
import { aliasProblems, reservedFiles } from './reserved.ts'
import type { SiteIndex } from './SiteIndex.ts'
import { isInOutdatedSection, versionProblems } from './sections/versionProblems.ts'
import type { ValidationContext } from './ValidationContext.ts'
import { categorySpellings } from './warnings/categorySpellings.ts'
import { differingFacts } from './warnings/differingFacts.ts'
import { duplicateTitles } from './warnings/duplicateTitles.ts'
import { unreachedPages } from './warnings/unreachedPages.ts'

/** What a whole site comes to. */
export interface SiteReport {
  /** Absent while there are errors in what it shows. */
  content: Content | undefined
  /** The same as long as every document is valid by itself, although they do not fit together: links may lead nowhere. */
  looseContent: Content | undefined
  /** Every address of the valid documents, whether the view shows them or not. */
  addresses: Addresses
  /** Errors, and the warnings that the view asks for, sorted by position. */
  problems: Problem[]
  /** The files of drafts that not even a view of drafts can show: not valid by themselves, or at the address of another. */
  leftOut: ReadonlySet<string>
}

/**
 * Validates everything that spans documents: addresses, links, public files, posts. Documents that the view leaves out are
 * validated like the others; the errors of drafts are warnings, and the site is made without them.
 */
export function validateSite(index: SiteIndex): SiteReport {
  const { context, view } = index
  const { onlyErrors } = view
  // Nothing is missing that a document with mistakes may bring.
  const invalid = index.invalidDocuments()
  const newer = newerRendererProblems(index, invalid)
  const fileProblems = index.fileProblems.filter(
    problem =>
      !isInOutdatedSection(problem, index) && !(newer.length > 0 && problem.code === 'unknown-field'),
  )
  const addressConflicts: Problem[] = []
  const allAddresses = collectAddresses(index.documents, addressConflicts, invalid)
  const addressed = [...addressConflicts, ...addressProblems(index, allAddresses)]
  const leftOut = index.wrongDrafts([...fileProblems, ...index.problems, ...addressed])
  const hidden = new Set(
    [...index.pages, ...index.posts].filter(
      document => !index.isShown(document) || leftOut.has(document.locator.file),
    ),
  )
  const drafts = invalid.filter(document => document.isDraft)
  const addresses = shownAddresses(index, allAddresses, hidden, drafts)
  const found = [
    ...index.problems,
    ...newer,
    ...versionProblems(index),
    ...missingDocuments(index, invalid),
    ...addressed,
    ...brokenLinkProblems(index, allAddresses, addresses, hidden),
    ...postProblems(index, invalid),
    ...(onlyErrors ? [] : categorySpellings(index.posts)),
    ...syncedCopies(index),
  ]
  const problems = found.map(index.judge)
  const wrong = problemsInFiles(index.shownFiles, context)
  const strays = invalid.every(({ isDraft }) => isDraft)
    ? unexpectedFiles(index.files, context, index.site?.value.publicFiles).filter(
        ({ file }) => !addressed.some(problem => problem.file === file),
      )
    : []
  const isConsistent = invalid.length === 0 && !found.some(isError)
  const all = [
    ...resolveMalformedLinks(withoutSameAddresses(fileProblems, addressConflicts), addresses, context),
    ...withoutAbsences(problems, fileProblems),
    // A misspelt name would make the file that it means seem unused; a page in a wrong place is mostly a copy.
    ...(isConsistent && !onlyErrors ? warningsOfSite(index, addresses) : []),
    ...conditionalWarnings(index, isConsistent),
    ...wrong,
    ...strays,
  ]
  const isLoose =
    invalid.length === drafts.length &&
    ![...[...fileProblems, ...index.problems].map(index.judge), ...wrong].some(isError)
  const looseContent = isLoose ? contentOf(index, addresses, hidden) : undefined
  const judged = [...withCopies(all, index)].map(index.judge)
  return {
    addresses: allAddresses,
    // A stray file stops builds, and changes nothing of what pages show.
    content: problems.some(isError) ? undefined : looseContent,
    looseContent,
    // Some rules make both, and what is wrong with a draft is a warning.
    problems: (onlyErrors ? judged.filter(isError) : judged).sort(byPosition),
    leftOut,
  }
}

/** What only a newer renderer knows. Its fields are no mistakes, and are not to be deleted. */
function newerRendererProblems({ texts, site }: SiteIndex, invalid: readonly RawDocument[]): Problem[] {
  const raw = invalid.find(({ kind }) => kind === 'site')
  const locator = raw ? new Locator(raw.file, texts.get(raw.file) ?? '') : site?.locator
  return newerVersions(raw?.fields ?? site?.value).flatMap(({ name, ...problem }) => {
    const isMisspelt = !sectionTypes.some(type => type === name) && nearest(name, sectionTypes)
    return isMisspelt ? [] : (locator?.place(problem) ?? [])
  })
}

/** Two pages whose names are the same but for letter case claim one address: that is one mistake, and said of the address. */
function withoutSameAddresses(
  fileProblems: readonly Problem[],
  addressConflicts: readonly Problem[],
): Problem[] {
  const nameOf = ({ file }: Problem) => file.normalize('NFC').toLowerCase()
  const reported = new Set(addressConflicts.filter(({ path }) => path.length === 0).map(nameOf))
  return fileProblems.filter(
    problem => problem.code !== 'file-names-collide' || !reported.has(nameOf(problem)),
  )
}

/** @param drafts that are not valid */
function shownAddresses(
  { site, pages, posts, template, view }: SiteIndex,
  everything: Addresses,
  hidden: ReadonlySet<DocumentOf<'page' | 'post'>>,
  drafts: readonly RawDocument[],
): Addresses {
  // A copy that still has the number of a post that visitors see does not hide that post.
  const visible = posts.flatMap(post => (hidden.has(post) ? [] : post.value))
  const routeOf = (document: DocumentOf<'page' | 'post'>) =>
    document.kind === 'page' ? document.route : `${template?.prefix}/${document.value.id}`
  const taken = new Set([...pages, ...posts].filter(document => !hidden.has(document)).map(routeOf))
  const reasons = [
    ...drafts.map(({ route, id }) => [route ?? `${template?.prefix}/${id}`, DRAFT] as const),
    ...[...hidden].map(
      document => [routeOf(document), absenceOf(document.value, view.today) ?? DRAFT] as const,
    ),
  ]
  const shown = withoutHidden(everything, new Map(reasons.filter(([route]) => !taken.has(route))))
  return withShownCategories(shown, visible, text => (site ? fillTokens(text, site.value) : text))
}

const DRAFT = 'is a draft'

const WRITE_HOME = { text: 'Write it as "index.json".', inForms: ASK }

/** The documents that no site can do without. */
function missingDocuments(
  { site, pages, posts, template }: SiteIndex,
  invalid: readonly RawDocument[],
): Problem[] {
  const isInvalid = (wanted: Document['kind'], at?: string) =>
    invalid.some(({ kind, route }) => kind === wanted && (at === undefined || route === at))
  const problems: Problem[] = []
  if (!site && !isInvalid('site'))
    problems.push(
      fileProblem(
        '_site.json',
        'missing-site-file',
        { text: 'There is no "_site.json".', inForms: 'What all pages share is missing.' },
        {
          text: 'Write one: it holds the name, the contacts, the menu and the foot of every page.',
          inForms: ASK,
        },
      ),
    )
  if (!pages.some(({ route }) => route === '/') && !isInvalid('page', '/'))
    problems.push(fileProblem('index.json', 'missing-home-page', 'There is no home page.', WRITE_HOME))
  if (posts.length > 0 && !template && !isInvalid('template')) problems.push(missingTemplate())
  return problems
}

const addressProblems = (
  { site, pages, templates, template, context }: SiteIndex,
  everything: Addresses,
): Problem[] => [
  ...furtherTemplates(templates, template),
  ...reservedFiles(context, everything, template?.prefix),
  ...aliasProblems(pages, context, everything, template?.prefix),
  ...categoryProblems(pages, everything),
  ...(site ? [...elsewhereProblems(site, everything, context), ...catchAllProblems(site, everything)] : []),
  ...parentProblems(pages, everything),
  ...folderCaseProblems(pages.map(({ locator }) => locator.file)),
]

const brokenLinkProblems = (
  index: SiteIndex,
  everything: Addresses,
  addresses: Addresses,
  hidden: ReadonlySet<Document>,
): Problem[] =>
  [...index.brokenLinks(addresses)].flatMap(document =>
    // Hidden documents may link to hidden ones.
    linkProblems(
      document,
      hidden.has(document) ? everything : addresses,
      index.context,
      index.view.onlyErrors === true || isDraft(document),
    ),
  )

function postProblems({ posts }: SiteIndex, invalid: readonly RawDocument[]): Problem[] {
  const ids = new Set([...posts.map(({ value }) => value.id), ...invalid.flatMap(({ id }) => id ?? [])])
  return posts.flatMap(({ value, locator }) => relatedProblems(value, ids).map(found => locator.place(found)))
}

/** A document in a wrong place has no address yet, and may be the very one that others seem to lack. */
function withoutAbsences(problems: readonly Problem[], fileProblems: readonly Problem[]): readonly Problem[] {
  const isMisplaced = fileProblems.some(({ code }) => code === 'wrong-folder' || code === 'wrong-file-name')
  return isMisplaced ? problems.filter(({ code }) => !absences.has(code)) : problems
}

const absences = new Set<ProblemCode>([
  'link-to-nowhere',
  'folder-without-pages',
  'missing-post',
  'missing-post-page',
  'missing-site-file',
  'missing-home-page',
])

const warningsOfSite = (index: SiteIndex, addresses: Addresses): Problem[] => [
  ...unusedFiles(index.files, index.context),
  ...largePictures(index.files, index.context),
  ...duplicateTitles(index.pages, index.posts),
  ...unreachedPages(index, addresses),
  ...differingFacts(index.statements, { contact: index.site?.value.contact, fees: statedFees(index) }),
]

const statedFees = ({ pages }: SiteIndex) =>
  pages.flatMap(({ shared }) => shared.flatMap(({ fees }) => fees ?? []))

/** The warnings of sections that no other document makes void. */
function conditionalWarnings(
  { conditional, pages, posts, view }: SiteIndex,
  isConsistent: boolean,
): Problem[] {
  const others: OtherDocuments = {
    hasPosts: posts.some(({ value }) => !absenceOf(value, view.today)),
    // As long as anything is wrong, a page that states them may be missing.
    hasAges: folder =>
      !isConsistent || pages.some(({ route, value }) => value.summary?.ages && folderOf(route) === folder),
  }
  return conditional.flatMap(({ unless, ...problem }) => (unless?.(others) ? [] : problem))
}

function contentOf(
  { site, pages, posts, template, view, shownFiles }: SiteIndex,
  addresses: Addresses,
  hidden: ReadonlySet<Document>,
): Content | undefined {
  if (!site) return undefined
  const shownPages = pages.flatMap(page => {
    const { route, shared, locator, value } = page
    return hidden.has(page) ? [] : [[route, { route, file: locator.file, page: value, shared }] as const]
  })
  const shownPosts = posts.flatMap(post => (hidden.has(post) ? [] : post.value))
  return {
    site: site.value,
    pages: new Map(shownPages),
    posts: shownPosts.sort(newestFirst),
    template: template && { prefix: template.prefix, page: template.value },
    addresses,
    today: view.today,
    fees: feesByPage(
      shownPages.map(([, page]) => page),
      addresses,
    ),
    files: shownFiles,
  }
}

/** No page and no file of the site may be below an entry of "elsewhere", which exempts links from validation, nor in the place of the studio. */
const elsewhereProblems = (
  { value, locator }: DocumentOf<'site'>,
  { routes }: Pick<Addresses, 'routes'>,
  context: ValidationContext,
): Problem[] => {
  const elsewhere = (value.elsewhere ?? []).map((prefix, index) => ({
    prefix,
    path: ['elsewhere', index],
    message: `so "${prefix}" does not lie elsewhere.`,
    suggestion: 'Delete this entry, or write where another one begins.',
  }))
  const ofStudio = {
    prefix: STUDIO_ROUTE,
    path: ['studio'],
    message: 'and the studio needs this address.',
    suggestion: 'Give it another address, or delete "studio" here.',
  }
  return [...elsewhere, ...(value.studio ? [ofStudio] : [])].flatMap(
    ({ prefix, path: at, message, suggestion }) => {
      const path = [...routes.keys()].find(route => isBelow(route, prefix))
      const file = [...context.files.keys()].find(file => isBelow(file, prefix))
      if (path === undefined && file === undefined) return []
      const found = path === undefined ? `"public${file}" is a file` : `"${routes.get(path)}" is a page`
      return locator.place({
        code: 'own-site-by-name',
        path: at,
        message: `${found} of this website, ${message}`,
        suggestion,
      })
    },
  )
}

/** A home page that answers every address hides from visitors that an address is wrong. */
const catchAllProblems = (
  { value, locator }: DocumentOf<'site'>,
  { routes }: Pick<Addresses, 'routes'>,
): Problem[] =>
  value.catchAlls.flatMap((page, index) =>
    routes.get(canonicalPath(page)) === '/'
      ? locator.place({
          code: 'home-page-answers-all',
          path: ['catchAlls', index],
          message: 'The home page would answer every address that no page has.',
          suggestion: 'Delete this entry, or write the page that answers for a part of the site.',
        })
      : [],
  )

/** Route → the sections of other pages that state its fees, in the order of those pages. */
function feesByPage(pages: readonly ShownPage[], { routes }: Addresses): Content['fees'] {
  const found = new Map<string, StatedFees[]>()
  for (const { route, shared } of pages)
    for (const { fees, id } of shared) {
      const about = fees && routes.get(canonicalPath(fees.page))
      if (!about) continue
      const { page: _, ...stated } = fees
      found.set(about, [...(found.get(about) ?? []), { ...stated, link: id ? `${route}#${id}` : route }])
    }
  return found
}
