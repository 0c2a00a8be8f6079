import type { Addresses } from './addresses.ts'
import type { World } from './content.ts'
import { type Field, mapFields } from './fieldWalk.ts'
import { type Document, schemas } from './parse.ts'
import { canonicalPath } from './paths.ts'
import { mendable, type Problem } from './problem.ts'
import { fileShownFor } from './publicFiles.ts'
import type { Locator } from './source.ts'
import { guess, nearest } from './suggest.ts'
import { tokenNames, tokensIn } from './tokens.ts'

/** Checks every link, picture, document, icon, list and `{word}` of one document. */
export function referenceProblems(document: Document, addresses: Addresses, world: World): Problem[] {
  const { locator } = document
  const own = document.kind === 'page' ? document.route : undefined
  const problems: Problem[] = []
  mapFields(schemas[document.kind], document.value, field => {
    problems.push(
      ...checks[field.kind](field, { locator, own, addresses, world }),
      ...altProblems(field, locator),
    )
    return field.value
  })
  return problems
}

interface Context {
  locator: Locator
  own: string | undefined
  addresses: Addresses
  world: World
}

type Check = (field: Field, context: Context) => Problem[]

const fileCheck =
  (what: 'picture' | 'document', folder: string): Check =>
  ({ value, path }, { locator, world }) => {
    if (what === 'picture' ? fileShownFor(value, world.files) : world.files.has(value)) return []
    const files = [...world.files.keys()].filter(file => sameEnding(file, value))
    const twins = files.filter(file => file.toLowerCase() === value.toLowerCase())
    if (twins[0] !== undefined)
      return [
        mendable(
          locator.problem(
            'letter-case',
            path,
            `The ${what} "${value}" is spelt differently: letter case counts.`,
            `Did you mean "${twins[0]}"?`,
          ),
          twins.length === 1 ? locator.replacing(path, JSON.stringify(twins[0])) : undefined,
        ),
      ]
    const name = value.slice(value.lastIndexOf('/'))
    const meant = nearest(value, files) ?? files.find(file => file.endsWith(name))
    return [
      locator.problem(
        `missing-${what}`,
        path,
        `There is no ${what} "public${value}".`,
        meant
          ? `Did you mean "${meant}"?`
          : `Put the file into "public${folder}", or write the path of one that is there.`,
      ),
    ]
  }

const sameEnding = (file: string, value: string) => /\.pdf$/i.test(file) === /\.pdf$/i.test(value)

const pageCheck = (
  { value, path }: Pick<Field, 'value' | 'path'>,
  { locator, addresses }: Context,
): Problem[] => {
  const wanted = canonicalPath(value)
  // Without a home page every link to it is dead, and that is said once.
  if (addresses.routes.has(wanted) || (wanted === '/' && !addresses.hidden.has(wanted))) return []
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
  const routes = [...addresses.routes.values()]
  const meant =
    nearest(value.replace(/\.(?:json|html?)$/, ''), routes) ??
    routes.find(route => canonicalPath(route).endsWith(wanted))
  return [
    locator.problem(
      'link-to-nowhere',
      path,
      `No page has the address "${value}".`,
      meant ? `Did you mean "${meant}"?` : 'Write the address of a page that exists.',
    ),
  ]
}

const checks: Record<Field['kind'], Check> = {
  image: fileCheck('picture', '/images'),
  pdf: fileCheck('document', '/docs'),
  page: pageCheck,
  alias: () => [],
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
    if (!/^[/#]/.test(value)) return []
    const [address = '', anchor] = value.split('#')
    const route = address === '' ? own : addresses.routes.get(canonicalPath(address.split('?')[0] ?? ''))
    if (world.files.has(address)) return []
    if (route === undefined) return address === '' ? [] : pageCheck({ value: address, path }, context)
    const anchors = addresses.anchors.get(route)
    if (!anchor || !anchors || anchors.has(anchor)) return []
    const meant = nearest(anchor, anchors)
    return [
      locator.problem(
        'link-to-no-section',
        path,
        `The page "${route}" has no section with the id "${anchor}".`,
        meant ? `Did you mean "#${meant}"?` : `Give the section that you mean "id": "${anchor}".`,
      ),
    ]
  },
  icon: ({ value, path }, { locator, world }) => {
    if (world.icons.has(value)) return []
    const meant = guess(value, world.icons)
    return [
      mendable(
        locator.problem(
          'unknown-icon',
          path,
          `There is no icon "${value}".`,
          meant ? `Did you mean "${meant.word}"?` : 'Choose a name from lucide.dev/icons.',
        ),
        meant?.isSure ? locator.replacing(path, JSON.stringify(meant.word)) : undefined,
      ),
    ]
  },
  collection: ({ value, path }, { locator, addresses }) => {
    if (addresses.folders.has(value)) return []
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
  text: (field, { locator }) =>
    tokensIn(field.value)
      .filter(token => !tokenNames.includes(token))
      .map(token => {
        const { path } = field
        const meant = guess(token, tokenNames)
        const found = locator.problem(
          'unknown-word-in-braces',
          path,
          `"{${token}}" stands for nothing.`,
          meant
            ? `Did you mean "{${meant.word}}"?`
            : `Write ${tokenNames.map(name => `{${name}}`).join(', ')}, or leave out the braces.`,
        )
        const right = meant && locator.written(path).replaceAll(`{${token}}`, `{${meant.word}}`)
        return mendable(found, right && meant.isSure ? locator.replacing(path, right) : undefined)
      }),
}

/** A picture that says something must say it in words too. */
function altProblems(field: Field, locator: Locator): Problem[] {
  const { altKey, parent } = field
  if (!altKey || parent[altKey] !== undefined) return []
  return [
    locator.problem(
      'missing-alt-text',
      field.path,
      'Nothing says what this picture shows.',
      `Add "${altKey}": one sentence for those who cannot see the picture.`,
    ),
  ]
}
