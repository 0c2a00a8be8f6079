import { lstatSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isError } from '../../../../schema/problems/problem.ts'
import { fileNameProblems } from '../../../../schema/read/fileNames.ts'
import { isOf } from '../../../../schema/validate/links/filePaths.ts'
import { isPicture } from '../../../../schema/validate/publicFiles.ts'
import { isPublished } from '../../content/readDocuments.ts'
import { type Changes, pathBelow, type Stamps } from '../../content/stamps.ts'
import type { Folders } from '../../Folders.ts'
import type { Inputs } from '../record/BuildRecord.ts'

/** What has changed in both folders of a site since the last build. */
export type SiteChanges = Record<keyof Folders, Changes>

/** Whether something is wrong with changed files that shows without opening them. */
export const hasBadNames = (folders: Folders, inputs: Inputs, changes: SiteChanges): boolean =>
  (['pages', 'public'] as const).some(kind => {
    const { saved, added } = changes[kind]
    if ([...saved].some(file => !lstatSync(join(folders[kind], file)).isFile())) return true
    return added.size > 0 && fileNameProblems(ownNames(folders[kind], inputs[kind]), '').some(isError)
  })

const ownNames = (folder: string, stamps: Stamps): string[] =>
  [...stamps.keys()].map(path => pathBelow(folder, path))

/** Typefaces and the logo are a part of what all pages share. @param logo file of the logo, relative to the public folder */
export const changesAllPages = ({ public: { saved, removed } }: SiteChanges, logo: string): boolean =>
  saved.has(logo) || [...saved, ...removed].some(isOf.font)

/** Copies changed files that are published as they are. @returns those that are no longer there, relative to the site */
export async function copyChanged(folder: string, changes: Changes, release: string): Promise<string[]> {
  // Pictures are published only re-encoded.
  const isCopied = (path: string) => isPublished(path) && !isPicture(path)
  for (const path of [...changes.saved].filter(isCopied)) {
    await mkdir(dirname(join(release, path)), { recursive: true })
    await copyFile(join(folder, path), join(release, path))
  }
  return [...changes.removed].filter(isCopied)
}
