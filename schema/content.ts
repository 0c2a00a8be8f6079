import type { Page } from './page.ts'
import type { Document } from './parse.ts'
import { canonicalPath } from './paths.ts'
import type { Post } from './post.ts'
import { byPlace, fileProblem, isError, type Problem } from './problem.ts'
import { type Addresses, referenceProblems } from './references.ts'
import { ruleProblems } from './rules.ts'
import type { Site } from './site.ts'
import type { Locator } from './source.ts'

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

/** A site whose documents fit together. */
export interface Content {
  site: Site
  /** By route. */
  pages: ReadonlyMap<string, ContentPage>
  /** Newest first. */
  posts: readonly Post[]
  /** The page that shows a post, and the address below which posts live. */
  template: { prefix: string; page: Page } | undefined
  addresses: Addresses
}

type Of<K extends Document['kind']> = Extract<Document, { kind: K }>

/**
 * Checks everything that spans documents: addresses, links, pictures, icons, posts.
 * @param documents each valid by itself
 * @returns the content when nothing is wrong but for warnings, and every problem, sorted by place
 */
export function validateContent(
  documents: readonly Document[],
  world: World,
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
      fileProblem('index.json', 'missing-home-page', 'There is no home page.', 'Write "index.json".'),
    )
  problems.push(...reservedFiles(world))
  const addresses = collectAddresses(pages, posts, template, problems)
  for (const document of documents) {
    problems.push(
      ...referenceProblems(document, addresses, world),
      ...ruleProblems(
        document,
        posts.map(({ value }) => value),
      ),
    )
  }
  const isWhole = site && !problems.some(isError)
  return {
    content: isWhole
      ? {
          site: site.value,
          pages: new Map(
            pages.map(({ route, value, locator }) => [route, { route, file: locator.file, page: value }]),
          ),
          posts: posts.map(({ value }) => value).sort((a, b) => (a.date < b.date ? 1 : -1)),
          template: template && { prefix: template.prefix, page: template.value },
          addresses,
        }
      : undefined,
    problems: problems.sort(byPlace),
  }
}

/** Gathers every address that answers, and says where two documents claim the same one. */
function collectAddresses(
  pages: Of<'page'>[],
  posts: Of<'post'>[],
  template: Of<'template'> | undefined,
  problems: Problem[],
): Addresses {
  const routes = new Map<string, string>()
  const claimedBy = new Map<string, Locator>()
  const anchors = new Map<string, Set<string>>()
  const summaries = new Set<string>()
  const claim = (address: string, route: string, locator: Locator, path: (string | number)[]) => {
    const key = canonicalPath(address)
    const other = claimedBy.get(key)
    if (other && !(other === locator && routes.get(key) === route && canonicalPath(route) === key)) {
      const where = other === locator ? 'this document already' : `"${other.file}"`
      problems.push(
        locator.problem(
          'address-taken',
          path,
          `The address "${address}" belongs to ${where}; letter case does not count.`,
          path.length > 0
            ? 'Delete this alias, or write another address.'
            : 'Rename this file, or delete one of the two.',
        ),
      )
      return
    }
    claimedBy.set(key, locator)
    routes.set(key, route)
  }
  for (const { route, value, locator } of pages) {
    claim(route, route, locator, [])
    anchors.set(route, new Set(value.sections.flatMap(section => section.id ?? [])))
    if (value.summary) summaries.add(route)
  }
  for (const { route, value, locator } of pages) {
    value.aliases?.forEach((alias, index) => {
      claim(alias, route, locator, ['aliases', index])
    })
  }
  for (const { value, locator } of template ? posts : [])
    claim(`${template?.prefix}/${value.id}`, `${template?.prefix}/${value.id}`, locator, ['id'])
  return { routes, anchors, summaries }
}

/** What the build writes itself; a file of that name in `public` would be overwritten. */
const reserved =
  /^\/(?:index\.html|404\.html|page\.json|sitemap\.xml|robots\.txt|icon-\d+\.png|favicon\.ico|site\.webmanifest|_redirects|assets\/.*)$/

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
