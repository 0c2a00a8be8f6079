import { kindOf } from '../../../schema/read/parse.ts'
import { createSite, type Site, type SiteInput } from '../../../schema/site/createSite.ts'
import { isHiddenPath, listFolder } from '../../site/folder.ts'
import type { Folders } from '../Folders.ts'
import { type Blob, Repository } from '../Repository.ts'
import { reviewSite } from './reviewSite.ts'

type Texts = SiteInput['texts']

/**
 * Compares a site with what it was at a commit. Of its public files nothing is measured.
 * @param texts of its documents now
 * @throws UsageError when one of them is no JSON, or the commit does not have its folders
 */
export async function reviewSince(commit: string, folders: Folders, texts: Texts, today: string) {
  const { before, after } = await sitesSince(commit, folders, texts, today)
  return reviewSite(before, after)
}

/** A site as it was at a commit, and as it is now. */
async function sitesSince(
  commit: string,
  folders: Folders,
  texts: Texts,
  today: string,
): Promise<{ before: Site; after: Site }> {
  const [before, now] = await Promise.all([siteAt(commit, folders, today), filesNow(folders.public)])
  return { before, after: siteOf(texts, now, today) }
}

async function siteAt(commit: string, folders: Folders, today: string): Promise<Site> {
  const repository = await Repository.around(folders.pages)
  const pages = await repository.filesIn(folders.pages, commit)
  const files = await (await Repository.around(folders.public)).filesIn(folders.public, commit)
  const isShown = ({ path }: Blob) => !isHiddenPath(path)
  const documents = pages.filter(isShown).filter(({ path }) => kindOf(path))
  const texts = await repository.readBlobs(documents.map(({ id }) => id))
  const textOf = ({ path, id }: Blob) => [path, String(texts.get(id))] as const
  return siteOf(new Map(documents.map(textOf)), files.filter(isShown), today)
}

async function filesNow(folder: string): Promise<Blob[]> {
  const paths = [...listFolder(folder, 'public').stamps.keys()]
  const repository = await Repository.around(folder)
  return repository.hashFiles(folder, paths)
}

/** Their object ids are enough to compare public files. */
const siteOf = (texts: Texts, files: readonly Blob[], today: string): Site =>
  createSite(
    {
      texts,
      files: new Map(files.map(({ path, id, size }) => [`/${path}`, { size, objectId: id }])),
      icons: new Map(),
    },
    { today, isPreview: false },
  )
