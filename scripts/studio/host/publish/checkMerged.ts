import { mkdir } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { isError } from '../../../../schema/problems/problem.ts'
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
  { git, content, paths }: Checkout,
  commit: string,
  today: string,
  scratch: string,
): Promise<void> {
  const index = join(scratch, 'merged')
  const copy = join(scratch, 'site')
  await git.run(['read-tree', commit], { index })
  const names = await git.run(['ls-files', '-z', '--', ...content], { index })
  await git.run(['checkout-index', '--force', `--prefix=${copy}/`, '-z', '--stdin'], { index, input: names })
  const merged = { pages: join(copy, paths.pages), public: join(copy, paths.public) }
  // Git keeps no empty folders.
  for (const folder of Object.values(merged)) await mkdir(folder, { recursive: true })
  const { problems } = await readSite(merged, { today })
  const [first, ...further] = problems.filter(isError)
  if (!first) return
  const title = await titleAt(git, commit, posix.join(paths.pages, first.file))
  const more = further.length === 0 ? '' : ` There are ${further.length} more.`
  throw new UsageError(
    `Others have published changes meanwhile, and together with yours there is a mistake in ${title}: ${first.message} ${first.cure}${more} Nothing was published, and nothing is lost.`,
  )
}
