import { namingOther, type Replacement } from '../../site/fileUses.ts'
import type { Studio } from '../Studio.ts'
import { factsOf } from './fileUses.ts'
import { publicFile } from './publicFile.ts'

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
  const changes: Change[] = []
  const failed: Replacement['failed'] = []
  for (const file of await studio.files.list()) {
    const { text, digest, draft } = await studio.open(file)
    const found = namingOther({ file, text }, from, to, facts)
    if (draft && (found || namingOther({ file, text: draft.text }, from, to, facts)))
      failed.push({ file, reason: 'It has changes that are not saved. Save them first.' })
    else if (found && 'reason' in found) failed.push({ file, ...found })
    else if (found) changes.push({ file, before: text, after: found.text, digest })
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
