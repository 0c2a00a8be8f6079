import { join } from 'node:path'
import { kindOf } from '../../../schema/read/parse.ts'
import { createSite, type Site } from '../../../schema/site/createSite.ts'
import { isHidden } from '../../site/folder.ts'
import type { Folders } from '../Folders.ts'
import { Repository } from '../Repository.ts'
import { reviewSite } from './reviewSite.ts'

/**
 * Compares a site with what it was at a commit.
 * @param site as it is in its folders
 * @throws UsageError when one of its documents is no JSON, or the commit does not have its folders
 */
export async function reviewSince(commit: string, folders: Folders, site: Site) {
  const [before, after] = await Promise.all([siteAt(commit, folders, site), withObjectIds(site, folders)])
  return reviewSite(before, after)
}

/** Git knows the content of public files by object ids alone, and these are enough to compare them. */
async function siteAt(commit: string, folders: Folders, { input, view }: Site): Promise<Site> {
  const repository = await Repository.around(folders.pages)
  const pages = await repository.filesIn(folders.pages, commit)
  const files = await (await Repository.around(folders.public)).filesIn(folders.public, commit)
  const isShown = ({ path }: { path: string }) => !isHidden(path)
  const documents = pages.filter(isShown).filter(({ path }) => kindOf(path))
  const texts = await repository.readBlobs(documents.map(({ id }) => id))
  return createSite(
    {
      texts: new Map(documents.map(({ path, id }) => [path, String(texts.get(id))])),
      files: new Map(files.filter(isShown).map(({ path, id, size }) => [`/${path}`, { size, objectId: id }])),
      icons: input.icons,
    },
    view,
  )
}

async function withObjectIds(site: Site, { public: folder }: Folders): Promise<Site> {
  const { files } = site.input
  const repository = await Repository.around(folder)
  const ids = await repository.hashFiles([...files.keys()].map(path => join(folder, path)))
  return site.with({
    files: new Map(
      [...files].map(([path, facts], index) => [path, { ...facts, objectId: ids[index] ?? '' }]),
    ),
  })
}
