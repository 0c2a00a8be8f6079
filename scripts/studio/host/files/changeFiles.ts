import { readFile, rm } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { valueOfText } from '../../../../schema/text/edit.ts'
import { withLock } from '../../../lib/authoring/withLock.ts'
import { UsageError } from '../../../lib/usageError.ts'
import type { NewFile } from '../../site/addedFile.ts'
import { endingOf } from '../../site/attachmentTypes.ts'
import type { Deletion } from '../../site/fileCalls.ts'
import { fileFieldsIn, fileOf } from '../../site/fileUses.ts'
import { writeWhole } from '../documents/DocumentFiles.ts'
import type { Studio } from '../Studio.ts'
import { factsOf } from './fileUses.ts'
import { publicFile, storeIn } from './publicFile.ts'

/**
 * Puts files that nothing uses into the bin, also nothing that is not saved yet.
 * @param forget makes the site forget what it holds about a file besides
 */
export async function deleteFiles(
  studio: Studio,
  paths: readonly string[],
  forget: (path: string) => Promise<void>,
): Promise<Deletion> {
  const users = await usersOf(studio, paths)
  const deletion: Deletion = { deleted: [], kept: [] }
  for (const path of paths)
    try {
      const user = users.get(path)
      if (user !== undefined) throw new UsageError(`“${user}” uses it. Take it out there first.`)
      const target = await publicFile(studio.folders.public, path)
      await forget(path)
      await binned(studio, path, target, () => rm(target))
      deletion.deleted.push(path)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      deletion.kept.push({ path, reason: error.message })
    }
  const [changed] = deletion.deleted
  if (changed !== undefined) await studio.reread(changed)
  return deletion
}

/** The title of a document that uses each file. Of one with mistakes, any mention counts. */
async function usersOf(studio: Studio, paths: readonly string[]): Promise<Map<string, string>> {
  const facts = await factsOf(studio)
  const titles = new Map((await studio.list()).documents.map(({ file, title }) => [file, title]))
  const users = new Map<string, string>()
  for (const { file, text } of await studio.texts()) {
    const value = valueOfText(text)
    const title = titles.get(file) || file
    for (const field of fileFieldsIn(file, value)) users.set(fileOf(field, facts) ?? '', title)
    // The site also names pictures that nothing shows: those with a focal point.
    if (file === SITE && value !== undefined) continue
    for (const path of paths)
      if (text.includes(path) || text.includes(encodeURI(path))) users.set(path, title)
  }
  return users
}

const SITE = '_site.json'

/** Puts the content of a file in the place of another's. Its address stays, and what was there is in the bin. */
export async function overwriteFile(studio: Studio, path: string, file: NewFile): Promise<string> {
  const target = await publicFile(studio.folders.public, path, 'document')
  if (endingOf(path) !== file.ending)
    throw new UsageError(
      `This file ends in “.${file.ending}”, and the address in “.${endingOf(path)}”. Give it an address of its own.`,
    )
  await binned(studio, path, target, () => writeWhole(target, file.bytes))
  await studio.reread(path)
  return path
}

/** Changes a file once the bin has its content. */
async function binned(
  { bin }: Studio,
  path: string,
  target: string,
  change: () => Promise<void>,
): Promise<void> {
  await withLock(target, async () => {
    const id = await bin.addFile(path, await readFile(target))
    try {
      await change()
    } catch (error) {
      // It is still in its place.
      await bin.drop(id)
      throw error
    }
  })
}

/** Takes a file out of the bin. Where another has its address by now, it gets one of its own. @returns its address */
export async function restoreFile(studio: Studio, id: string): Promise<{ path: string }> {
  const found = await studio.bin.findFile(id)
  if (!found) throw new UsageError('This is not in the bin any more. Somebody has restored it.')
  const { route, bytes } = found
  const ending = endingOf(route)
  const name = basename(route).slice(0, -ending.length - 1)
  const path = await storeIn(studio.folders.public, dirname(route).slice(1), { bytes, ending }, name)
  await studio.bin.drop(id)
  await studio.reread(path)
  return { path }
}
