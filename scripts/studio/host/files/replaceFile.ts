import { applyEdits } from 'jsonc-parser'
import { kinds } from '../../../../schema/model/kinds.ts'
import { Locator } from '../../../../schema/read/source.ts'
import { valueOfText } from '../../../../schema/text/edit.ts'
import { addressOf } from '../../../lib/authoring/linksTo.ts'
import type { Studio } from '../Studio.ts'
import { factsOf, fileFieldsIn, fileOf } from './fileUses.ts'
import { publicFile } from './publicFile.ts'

/** What became of a replacement: the documents that name the other file now, or why none does. */
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
 * Names one file wherever another is named: in all documents or in none.
 * @param from the file, as its list names it
 */
export async function replaceFile(studio: Studio, from: string, to: string): Promise<Replacement> {
  await publicFile(studio.folders.public, to)
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
  const facts = await factsOf(studio)
  const fieldsIn = (file: string, text: string) =>
    fileFieldsIn(file, valueOfText(text)).filter(field => fileOf(field, facts) === from)
  const changes: Change[] = []
  const failed: Replacement['failed'] = []
  for (const file of await studio.files.list()) {
    const { text, digest, draft } = await studio.open(file)
    const fields = fieldsIn(file, text)
    const drafted = draft ? fieldsIn(file, draft.text) : []
    if (fields.length + drafted.length === 0) continue
    const locator = new Locator(file, text)
    const edits = fields.map(field => {
      // A link may lead to a page of a document.
      const rest = kinds[field.kind].file ? '' : field.value.slice(addressOf(field.value).length)
      return locator.replacingField(field, to + (to.endsWith('.pdf') ? rest : ''))
    })
    const misfit = fields.find(({ kind }) => kinds[kind].pattern?.test(to) === false)
    if (draft) failed.push({ file, reason: 'It has changes that are not saved. Save them first.' })
    else if (misfit?.kind === 'pdf')
      failed.push({ file, reason: 'It takes PDF documents only. Save the new file as PDF.' })
    else if (misfit || edits.some(({ length }) => length === 0))
      failed.push({ file, reason: 'A text of it names the file in a way that only its author can change.' })
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

/** Gives documents back their texts. @returns those that somebody else has changed since, which name the new file */
async function takeBack(studio: Studio, written: readonly Change[]): Promise<Replacement['failed']> {
  const failed: Replacement['failed'] = []
  for (const { file, before, after, digest } of written) {
    const reason = await write(studio, { file, before: after, after: before, digest })
    if (reason !== undefined) failed.push({ file, reason: `It names the new file already. ${reason}` })
  }
  return failed
}
