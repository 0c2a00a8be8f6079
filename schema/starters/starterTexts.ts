import { kindsThat } from '../model/kinds.ts'
import { type Field, fieldWalker } from '../model/mapFields.ts'
import { page } from '../model/page.ts'
import { post } from '../model/post.ts'
import { offeringStarter } from './offeringStarter.ts'
import { pageStarter } from './pageStarter.ts'
import { postStarter } from './postStarter.ts'
import { stageStarter } from './stageStarter.ts'

/** Fields in which a starter tells the author what to write. Its headings and lists may stay as they are. */
const GUIDING = ['content', 'description', 'excerpt', 'lead', 'answer', 'message', 'principalName']

/** Fields in which a starter describes its example pictures. */
const DESCRIBING = ['imageAlt', 'featuredImageAlt', 'captions']

const walkTexts = fieldWalker(...kindsThat(({ check }) => check === 'words'))

const starterFields = fieldsOfStarters()

const guidance = starterFields
  .filter(({ name }) => GUIDING.includes(name))
  .flatMap(({ value }) => value.split('\n'))
const isGuiding = isOneOf(guidance)
/** Lines that follow the name of the document. */
const BEFORE_ENDING = ' at {school}: '
const endings = guidance.filter(line => line.startsWith(BEFORE_ENDING))

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
  isGuiding(line) || (line.includes(BEFORE_ENDING) && endings.some(ending => line.endsWith(ending)))

const descriptions = starterFields.filter(({ name }) => DESCRIBING.includes(name))
const isDescribing = isOneOf(descriptions.map(({ value }) => value))

/** Whether a starter may have written a text, in whatever field. */
export const isStarterText = (text: string): boolean =>
  starterTextIn(text) !== undefined || isDescribing(text)

/** By their length: a set would compute a hash of each text that it is asked for. */
function isOneOf(texts: readonly string[]): (text: string) => boolean {
  const byLength = new Map<number, string[]>()
  for (const text of texts) byLength.set(text.length, [...(byLength.get(text.length) ?? []), text])
  return text => byLength.get(text.length)?.includes(text) === true
}

/**
 * Whether a field describes the example picture of a starter in the starter's words. Only the starter's own fields count: a
 * gallery may show that picture for its own sake.
 */
export function describesExamplePicture(field: Pick<Field, 'path' | 'value'>): boolean {
  const { value } = field
  if (!isDescribing(value)) return false
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
