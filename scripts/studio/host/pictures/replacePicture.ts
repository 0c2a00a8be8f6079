import { applyEdits } from 'jsonc-parser'
import type { Field } from '../../../../schema/model/mapFields.ts'
import { Locator } from '../../../../schema/read/source.ts'
import { fileShownFor } from '../../../../schema/validate/publicFiles.ts'
import { readSite } from '../../../site/folder.ts'
import type { Studio } from '../Studio.ts'
import { picturesIn } from './listPictures.ts'
import { publicPicture } from './storePicture.ts'

/** What became of a replacement: the documents that show the other picture now, or why none does. */
export interface Replacement {
  /** Files of documents. */
  changed: string[]
  /** Documents that could not be changed. With one of them, all others stay as they were. */
  failed: { file: string; reason: string }[]
}

interface Change {
  file: string
  before: string
  after: string
  /** The digest of what is on disk. */
  digest: string
}

/**
 * Shows one picture wherever another is shown: in all documents or in none.
 * @param from the picture's file, as the list of pictures names it
 */
export async function replacePicture(studio: Studio, from: string, to: string): Promise<Replacement> {
  await publicPicture(studio.folders.public, to)
  const { changes, failed } = await plan(studio, from, to)
  if (failed.length > 0) return { changed: [], failed }
  const written: Change[] = []
  for (const change of changes) {
    const reason = await write(studio, change)
    if (reason === undefined) {
      written.push(change)
      continue
    }
    failed.push({ file: change.file, reason })
    failed.push(...(await takeBack(studio, written)))
    return { changed: [], failed }
  }
  return { changed: written.map(({ file }) => file), failed }
}

async function plan(
  studio: Studio,
  from: string,
  to: string,
): Promise<{ changes: Change[] } & Pick<Replacement, 'failed'>> {
  const { files } = (await readSite(studio.folders)).input
  const changes: Change[] = []
  const failed: Replacement['failed'] = []
  for (const file of await studio.files.list()) {
    const { text, digest, draft } = await studio.open(file)
    const isOf = (field: Field) => fileShownFor(field.value, files) === from
    const fields = picturesIn(file, text).fields.filter(isOf)
    const drafted = draft ? picturesIn(file, draft.text).fields.filter(isOf) : []
    if (fields.length + drafted.length === 0) continue
    const locator = new Locator(file, () => text)
    const edits = fields.map(field => locator.replacingField(field, to))
    if (draft) failed.push({ file, reason: 'It has changes that are not saved. Save them first.' })
    else if (edits.some(({ length }) => length === 0))
      failed.push({
        file,
        reason: 'A text of it names the picture in a way that only its author can change.',
      })
    else changes.push({ file, before: text, after: applyEdits(text, edits.flat()), digest })
  }
  return { changes, failed }
}

/** @returns why a document could not be written. Its digest is then that of what is on disk */
async function write(studio: Studio, change: Change): Promise<string | undefined> {
  try {
    const saving = await studio.save(change.file, change.after, change.digest)
    if (!saving.saved) return 'Somebody else has changed it at this moment. Try again.'
    change.digest = saving.digest
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Gives documents back their texts. @returns those that somebody else has changed since, which show the new picture */
async function takeBack(studio: Studio, written: readonly Change[]): Promise<Replacement['failed']> {
  const failed: Replacement['failed'] = []
  for (const { file, before, after, digest } of written) {
    const reason = await write(studio, { file, before: after, after: before, digest })
    if (reason !== undefined) failed.push({ file, reason: `It shows the new picture already. ${reason}` })
  }
  return failed
}
