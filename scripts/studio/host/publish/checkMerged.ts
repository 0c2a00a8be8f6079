import { mkdir, realpath } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { isError } from '../../../../schema/problems/problem.ts'
import type { Folders } from '../../../lib/Folders.ts'
import { UsageError } from '../../../lib/usageError.ts'
import { readSite } from '../../../site/folder.ts'
import type { Checkout } from './Checkout.ts'
import { titleAt } from './titleAt.ts'

/**
 * Validates a site as it is in a commit. Two sites without mistakes can make one with mistakes: one author deletes the page to
 * which another has just linked.
 * @param scratch an empty folder
 * @throws UsageError when it has errors
 */
export async function checkMerged(
  { git, content }: Checkout,
  folders: Folders,
  commit: string,
  today: string,
  scratch: string,
): Promise<void> {
  const index = join(scratch, 'merged')
  const copy = join(scratch, 'site')
  await git.run(['read-tree', commit], { index })
  const names = await git.run(['ls-files', '-z', '--', ...content], { index })
  for (const some of inBatches(names.split('\0').filter(Boolean)))
    await git.run(['checkout-index', '--force', `--prefix=${copy}/`, '--', ...some], { index })
  const top = await realpath(await git.run(['rev-parse', '--show-toplevel']))
  const below = async (folder: string) => relative(top, await realpath(folder))
  const [pages, files] = await Promise.all([below(folders.pages), below(folders.public)])
  // Git keeps no empty folders.
  for (const folder of [pages, files]) await mkdir(join(copy, folder), { recursive: true })
  const { problems } = await readSite({ pages: join(copy, pages), public: join(copy, files) }, { today })
  const [first, ...further] = problems.filter(isError)
  if (!first) return
  const title = await titleAt(git, commit, join(pages, first.file).split(sep).join('/'))
  const more = further.length === 0 ? '' : ` There are ${further.length} more.`
  throw new UsageError(
    `Others have published changes meanwhile, and together with yours there is a mistake in ${title}: ${first.message} ${first.cure}${more} Nothing was published, and nothing is lost.`,
  )
}

/** The command line has room for so many names. */
function* inBatches(names: readonly string[], size = 200): Generator<readonly string[]> {
  for (let at = 0; at < names.length; at += size) yield names.slice(at, at + size)
}
