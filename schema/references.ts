import type { World } from './content.ts'
import { damageProblems } from './damage.ts'
import type { Field } from './fieldWalk.ts'
import { type FileKind, fileMeant, isUnwritable, PUBLIC, withoutPublic } from './filesMeant.ts'
import { markupProblems } from './markup.ts'
import { mendable, type Path, type Problem } from './problem.ts'
import { fileShownFor } from './publicFiles.ts'
import type { Locator } from './source.ts'
import { guess } from './suggest.ts'
import { tokenNames, tokenOf, tokensIn } from './tokens.ts'

/** What is wrong with a picture, a document, an icon or a text, whatever the other documents say. */
export function fieldProblems(field: Field, locator: Locator, world: World): Problem[] {
  return [...ownFieldProblems(field, locator, world), ...altProblems(field, locator)]
}

/** The same of the field alone, whatever stands beside it. */
export const ownFieldProblems = (field: Field, locator: Locator, world: World): Problem[] =>
  ownChecks[field.kind]?.(field, { locator, world }) ?? []

type OwnCheck = (field: Field, context: { locator: Locator; world: World }) => Problem[]

const fileCheck =
  (what: 'picture' | 'document', folder: string): OwnCheck =>
  ({ value: written, path }, { locator, world }) => {
    const isThere = (file: string) =>
      what === 'picture' ? fileShownFor(file, world.files) !== undefined : world.files.has(file)
    if (isThere(written)) return []
    const value = withoutPublic(written)
    const code = `missing-${what}` as const
    if (isThere(value))
      return [
        mendable(
          locator.problem(code, path, PUBLIC, `Write "${value}".`),
          locator.replacing(path, JSON.stringify(value)),
        ),
      ]
    const kind = what === 'picture' ? 'image' : 'pdf'
    const misspelt = letterCaseProblem({ what, kind, value, path }, locator, world)
    if (misspelt) return [misspelt]
    return [
      locator.problem(
        code,
        path,
        `There is no ${what} "public${value}".`,
        fileMeant(value, kind, world)?.cure ??
          `Put the file into "public${folderFor(value, folder)}", or write the path of one that is there.`,
      ),
    ]
  }

/** The folder that a path names, or where files of its kind lie when it names none below that. */
function folderFor(path: string, usual: string): string {
  const named = path.slice(0, path.lastIndexOf('/'))
  return named.startsWith(`${usual}/`) ? named : usual
}

interface WrittenFile {
  what: string
  kind?: FileKind
  value: string
  path: Path
  /** What follows the path, such as `?v=2`. */
  rest?: string
}

/** What is wrong with a path that is a file's but for letter case. */
export function letterCaseProblem(
  { what, kind = 'document', value, path, rest = '' }: WrittenFile,
  locator: Locator,
  { files }: World,
): Problem | undefined {
  const twins = [...files.keys()].filter(
    file => file.toLowerCase() === value.toLowerCase() && !isUnwritable(file, kind),
  )
  if (twins[0] === undefined) return undefined
  return mendable(
    locator.problem(
      'letter-case',
      path,
      `The ${what} "${value}" is spelt differently: letter case counts.`,
      `Did you mean "${twins[0]}"?`,
    ),
    twins.length === 1 ? locator.replacing(path, JSON.stringify(twins[0] + rest)) : undefined,
  )
}

const ownChecks: Partial<Record<Field['kind'], OwnCheck>> = {
  image: fileCheck('picture', '/images'),
  pdf: fileCheck('document', '/docs'),
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
  text: (field, { locator }) =>
    SUSPECT.test(field.value)
      ? [
          ...damageProblems(field, locator),
          ...markupProblems(field, locator),
          ...tokenProblems(field, locator),
        ]
      : [],
}

/** Characters that are not surely right: found in a third of the time that looking for damage takes, and in few texts. */
const SUSPECT = /[^\t\n\r !"$%'-)+-;=-\\^-z|-~\u00a0-\u2029\u202f-\u2065\u206a-\ud7ff\ue000-\ufffc]/

function tokenProblems(field: Field, locator: Locator): Problem[] {
  const own = locator.file === '_site.json' ? tokenOf[field.path.join('.')] : undefined
  if (own !== undefined)
    return tokensIn(field.value).map(({ name, at }) =>
      locator.problem(
        'unknown-word-in-braces',
        field.path,
        `"{${name}}" stands for nothing in this field, since "{${own}}" is filled in from it.`,
        'Write the words themselves.',
        at,
      ),
    )
  const unknown = tokensIn(field.value)
    .filter(({ name }) => !tokenNames.includes(name))
    .map(({ name, at }) => {
      const { path } = field
      const meant = guess(name, tokenNames)
      const found = locator.problem(
        'unknown-word-in-braces',
        path,
        `"{${name}}" stands for nothing.`,
        meant
          ? `Did you mean "{${meant.word}}"?`
          : `Write ${tokenNames.map(known => `{${known}}`).join(', ')}, or leave out the braces.`,
        at,
      )
      const right = meant && locator.written(path).replaceAll(`{${name}}`, `{${meant.word}}`)
      return mendable(found, right && meant.isSure ? locator.replacing(path, right) : undefined)
    })
  return [...unknown, ...unevenBraces(field, locator)]
}

/** Words that are meant to be filled in, but have more braces, fewer or blanks: visitors would read them as they stand. */
const unevenBraces = ({ value, path }: Field, locator: Locator): Problem[] =>
  [...value.matchAll(/\{[{\s]*([A-Za-z]+)\s*\}*/g)].flatMap(({ 0: found, 1: name = '', index }) => {
    const meant = found === `{${name}}` ? undefined : guess(name, tokenNames)
    if (!meant) return []
    const at = { index, length: found.length }
    const message = `"${found}" is not filled in: one brace stands before the word and one behind it.`
    return [locator.problem('unknown-word-in-braces', path, message, `Did you mean "{${meant.word}}"?`, at)]
  })

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
