import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { FileFacts } from '../../../../schema/model/FileFacts.ts'
import type { ValidationContext } from '../../../../schema/validate/ValidationContext.ts'
import { SiteFolder } from '../../../site/folder.ts'
import { isAttachment } from '../../site/attachmentTypes.ts'
import { type FileUse, type ListedAttachment, type ListedFile, usesOfFiles } from '../../site/fileUses.ts'
import type { Studio } from '../Studio.ts'

type Facts = ValidationContext['files']

/** What is known of each public file as it is on disk. */
export const factsOf = async ({ folders }: Studio): Promise<Facts> =>
  (await new SiteFolder(folders).read()).files

/** The files of the site that visitors download, the newest first. */
export const listAttachments = async (studio: Studio): Promise<ListedAttachment[]> =>
  listFilesWithUses(studio, await factsOf(studio), (path, { size, pages, problems: [problem] = [] }) =>
    isAttachment(path)
      ? { size, pages, problem: problem && `${problem.message} ${problem.suggestion}` }
      : undefined,
  )

/**
 * Some files of the site with what uses them, the newest first.
 * @param describe what is said of a file; undefined for one that is not listed
 */
export async function listFilesWithUses<T extends object>(
  studio: Studio,
  facts: Facts,
  describe: (path: string, facts: FileFacts) => T | undefined,
): Promise<(T & ListedFile)[]> {
  const uses = await usesIn(studio, facts)
  return [...facts]
    .flatMap(([path, known]) => {
      const described = describe(path, known)
      const mtimeMs = statSync(join(studio.folders.public, path), { throwIfNoEntry: false })?.mtimeMs
      if (!described || mtimeMs === undefined) return []
      return { file: { ...described, path, uses: uses.get(path) ?? [] }, mtimeMs }
    })
    .sort((one, other) => other.mtimeMs - one.mtimeMs)
    .map(({ file }) => file)
}

async function usesIn(studio: Studio, facts: Facts): Promise<Map<string, FileUse[]>> {
  const titles = new Map((await studio.list()).documents.map(({ file, title }) => [file, title]))
  const documents = (await studio.files.list()).map(async file => {
    // A document that cannot be edited is in the list of mistakes, and shows nothing.
    const stored = await studio.files.read(file).catch(() => undefined)
    return { file, title: titles.get(file) ?? '', text: stored?.text ?? '' }
  })
  return usesOfFiles(await Promise.all(documents), facts)
}
