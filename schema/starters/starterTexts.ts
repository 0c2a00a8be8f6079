import { type Field, fieldWalker } from '../model/mapFields.ts'
import { page } from '../model/page.ts'
import { post } from '../model/post.ts'
import { offeringStarter } from './offering.ts'
import { pageStarter } from './page.ts'
import { postStarter } from './post.ts'
import { stageStarter } from './stage.ts'

/** Fields in which a starter tells the author what to write. Its headings and lists may stay as they are. */
const GUIDING = ['content', 'description', 'excerpt', 'lead', 'answer', 'message', 'principalName']

/** Fields in which a starter describes its example pictures. */
const DESCRIBING = ['imageAlt', 'featuredImageAlt', 'captions']

const walkTexts = fieldWalker('text', 'richText')

const starterFields = fieldsOfStarters()

const guidance: ReadonlySet<string> = new Set(
  starterFields.filter(({ name }) => GUIDING.includes(name)).flatMap(({ value }) => value.split('\n')),
)
/** Lines that follow the name of the document. */
const BEFORE_ENDING = ' at {school}: '
const endings = [...guidance].filter(line => line.startsWith(BEFORE_ENDING))

/**
 * Finds what a starter has written into a new document and nobody has replaced.
 * @param value a text of a document, with `{school}` and the like as they are written
 * @returns the first such line
 */
export function starterTextIn(value: string): string | undefined {
  if (!value.includes('\n')) return isGuidance(value) ? value : undefined
  return value.split('\n').find(isGuidance)
}

const isGuidance = (line: string): boolean =>
  guidance.has(line) || (line.includes(BEFORE_ENDING) && endings.some(ending => line.endsWith(ending)))

const descriptions = starterFields.filter(({ name }) => DESCRIBING.includes(name))
const described: ReadonlySet<string> = new Set(descriptions.map(({ value }) => value))

/**
 * Whether a field describes the example picture of a starter in the starter's words. Only the starter's own fields count: a
 * gallery may show that picture for its own sake.
 */
export function describesExamplePicture(field: Pick<Field, 'path' | 'value'>): boolean {
  const { value } = field
  if (!described.has(value)) return false
  const name = nameOf(field.path)
  return descriptions.some(description => description.name === name && description.value === value)
}

/** The key of a field, or that of the list of which it is an entry. */
function nameOf(path: Field['path']): string {
  return String(path.findLast(step => typeof step === 'string'))
}

function fieldsOfStarters(): { name: string; value: string }[] {
  const same = (value: string) => value
  const options = { name: '', today: '', number: 1, newestPost: undefined, link: same, picture: same }
  const fields: { name: string; value: string }[] = []
  const collect = ({ path, value }: Field) => fields.push({ name: nameOf(path), value })
  for (const starter of [pageStarter, stageStarter, offeringStarter])
    walkTexts(page, starter(options), collect)
  walkTexts(post, postStarter(options), collect)
  return fields
}
