import { page } from '../../../../schema/model/page.ts'
import { folderOf } from '../../../../schema/model/paths.ts'
import { post } from '../../../../schema/model/post.ts'
import { routeOf } from '../../../../schema/read/parse.ts'
import { collectAddresses } from '../../../../schema/validate/addresses.ts'
import { movedPath } from '../../authoring/movedPath.ts'
import type { NewDocument } from '../../authoring/newDocument.ts'
import { checkPlaceIsFree, fileNamed, nextPosition, nextPostNumber } from '../../authoring/newFile.ts'
import { newProblems } from '../../authoring/newProblems.ts'
import { UsageError } from '../../usageError.ts'
import { type Path, removeValue, setValue } from '../json/edit.ts'
import { checkIsOrdinary, type KnownDocument, type SiteReading } from './readSite.ts'

/**
 * Makes a copy of a page or a post: a draft with its own title, address and place in lists. Writes nothing.
 * @param original with the text that is copied
 * @throws UsageError when there can be no such copy
 */
export function duplicate(
  original: KnownDocument,
  title: string,
  today: string,
  { documents: known, reading, context }: SiteReading,
): NewDocument {
  checkIsOrdinary(original)
  const { kind, parsed } = original
  if (!parsed) throw new UsageError('This page has mistakes. Correct them before you make a copy of it.')
  const documents = known.flatMap(document => document.parsed ?? [])
  const folder = kind === 'post' ? '_posts' : folderOf(original.route).slice(1)
  const number = kind === 'post' ? nextPostNumber(documents, reading.documents) : undefined
  const file = fileNamed(title, folder, number)
  const route = kind === 'post' ? `${folderOf(original.route)}/${number}` : routeOf(file)
  checkPlaceIsFree({ file, route }, collectAddresses(documents).routes, reading.documents)

  let { text } = original
  const has = (path: Path) =>
    path.reduce<unknown>((below, key) => Object(below)[key], parsed.value) !== undefined
  const order = Object.keys(kind === 'post' ? post.shape : page.shape)
  const write = (path: Path, value: unknown) => {
    text = setValue(text, path, value, order)
  }
  write(['title'], title)
  write(['draft'], true)
  for (const key of ['aliases', 'publishOn', 'unpublishOn']) text = removeValue(text, [key])
  if (number !== undefined) {
    write(['id'], number)
    write(['date'], today)
  }
  if (has(['summary'])) {
    write(['summary', 'name'], title)
    write(['summary', 'order'], nextPosition(folder, documents))
  }
  const { $schema } = parsed.value
  if ($schema?.startsWith('.')) write(['$schema'], movedPath($schema, original.file, file))

  const [mistake] = newProblems(reading, new Map([[file, text]]), context)
  if (mistake) throw new UsageError(`${mistake.message} ${mistake.cure}`)
  return { file, route, text }
}
