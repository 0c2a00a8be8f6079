import { type Addresses, collectAddresses, withoutHidden } from './addresses.ts'
import { healthProblems } from './health.ts'
import type { Page } from './page.ts'
import type { Document, Of } from './parse.ts'
import { newestFirst, type Post } from './post.ts'
import { byPlace, fileProblem, isError, type Problem } from './problem.ts'
import { absenceOf, isHidden, type View } from './publication.ts'
import { type NamedFiles, NamesOfDocuments, unusedFiles } from './publicFiles.ts'
import { referenceProblems } from './references.ts'
import { ruleProblems } from './rules.ts'
import type { Site } from './site.ts'

/** What lies beside the documents. Paths begin with a slash and stand for files in `public`. */
export interface World {
  /** Path → size in bytes. */
  files: ReadonlyMap<string, number>
  /** Names of all icons. */
  icons: ReadonlySet<string>
}

export interface ContentPage {
  route: string
  file: string
  page: Page
}

/** A site whose documents fit together, as it is seen on one day. */
export interface Content {
  site: Site
  /** By route. */
  pages: ReadonlyMap<string, ContentPage>
  /** Newest first. */
  posts: readonly Post[]
  /** The page that shows a post, and the address below which posts live. */
  template: { prefix: string; page: Page } | undefined
  addresses: Addresses
  /** The day on which it is seen. */
  today: string
  /** What the documents that are seen name. */
  files: NamedFiles
}

/**
 * Checks everything that spans documents: addresses, links, pictures, icons, posts.
 * @param documents each valid by itself; those that the view leaves out are checked like the others
 * @returns the content when nothing is wrong but for warnings, and every problem, sorted by place
 */
export function validateContent(
  documents: readonly Document[],
  world: World,
  view: View,
): { content: Content | undefined; problems: Problem[] } {
  const problems: Problem[] = []
  const site = documents.find((document): document is Of<'site'> => document.kind === 'site')
  const pages = documents.filter((document): document is Of<'page'> => document.kind === 'page')
  const posts = documents.filter((document): document is Of<'post'> => document.kind === 'post')
  const template = documents.find((document): document is Of<'template'> => document.kind === 'template')

  if (!site)
    problems.push(
      fileProblem(
        '_site.json',
        'missing-site-file',
        'There is no "_site.json".',
        'Write one: it holds the name, the contacts, the menu and the foot of every page.',
      ),
    )
  if (!pages.some(({ route }) => route === '/'))
    problems.push(
      fileProblem('index.json', 'missing-home-page', 'There is no home page.', 'Write it as "index.json".'),
    )
  problems.push(...reservedFiles(world))
  const everything = collectAddresses(documents, problems)
  const isShown = (document: Of<'page'> | Of<'post'>) => !isHidden(document, view)
  const notShown = [...pages, ...posts].filter(document => !isShown(document))
  const hidden = new Set<Document>(notShown)
  const addresses = withoutHidden(everything, notShown, template?.prefix, view.today)
  const postIds = new Set(posts.map(({ value }) => value.id))
  const visible = posts.filter(({ value }) => !absenceOf(value, view.today)).length
  const around = { world, addresses, posts: visible, today: view.today }
  const [named, namedByShown] = [new NamesOfDocuments(world), new NamesOfDocuments(world)]
  // Each document is looked at once and for all, since its value may not stay in memory.
  for (const document of documents) {
    problems.push(
      // What is not shown itself may lead to what is not shown.
      ...referenceProblems(document, hidden.has(document) ? everything : addresses, world),
      ...ruleProblems(document, postIds),
      ...(isDraft(document) ? [] : healthProblems(document, around)),
    )
    named.add(document)
    if (hidden.size > 0 && !hidden.has(document)) namedByShown.add(document)
  }
  const isWhole = site && !problems.some(isError)
  // A name that is misspelt would make the file that it means seem unused.
  if (isWhole) problems.push(...unusedFiles(named, world))
  return {
    content: isWhole
      ? {
          site: site.value,
          pages: new Map(pages.filter(isShown).map(page => [page.route, contentPage(page)])),
          posts: posts
            .filter(isShown)
            .map(({ value }) => value)
            .sort(newestFirst),
          template: template && { prefix: template.prefix, page: template.value },
          addresses,
          today: view.today,
          files: hidden.size > 0 ? namedByShown : named,
        }
      : undefined,
    problems: problems.sort(byPlace),
  }
}

const isDraft = (document: Document): boolean =>
  document.kind !== 'site' && (document.kind === 'page' ? document.outline : document.value).draft === true

/** The value is asked for when it is needed, and may be parsed then. */
const contentPage = (document: Of<'page'>): ContentPage => ({
  route: document.route,
  file: document.locator.file,
  get page() {
    return document.value
  },
})

/** What the build writes itself; a file of that name in `public` would be overwritten. */
const reserved =
  /^\/(?:index\.html|404\.html|page\.json|sitemap\.xml|robots\.txt|icon-\d+\.png|favicon\.ico|site\.webmanifest|shard\.json|_redirects|assets\/.*)$/

const reservedFiles = (world: World): Problem[] =>
  [...world.files.keys()]
    .filter(path => reserved.test(path))
    .map(path =>
      fileProblem(
        `public${path}`,
        'reserved-file-name',
        `The build writes a file "${path}" itself.`,
        'Rename this one, or delete it.',
      ),
    )
