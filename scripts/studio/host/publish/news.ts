import type { Folders } from '../../../lib/Folders.ts'
import { UsageError } from '../../../lib/usageError.ts'
import { findCheckout } from './Checkout.ts'
import { type PastPublication, publicationsIn } from './publishSite.ts'

/** What others have published and this computer does not have yet. */
export interface News {
  publications: PastPublication[]
  /** Whether the place that keeps the website answered just now. */
  isReachable: boolean
}

/** The studio looks without being asked, so no program may open a window for a password. */
export const QUIET = { SSH_ASKPASS_REQUIRE: 'never', GIT_ASKPASS: '', GCM_INTERACTIVE: 'never' }

/** A fetch that runs no program which the configuration of a received repository names. */
export const LOOKING = [
  ...['-c', 'protocol.ext.allow=never', '-c', 'core.hooksPath=/dev/null'],
  ...['fetch', '--upload-pack=git-upload-pack'],
]

/** Milliseconds of silence after which the place that keeps the website counts as one that does not answer. */
const PATIENCE = 10_000

/** Looks whether others have published something. Changes no file, and never fails: publishing says what is wrong. */
export async function lookForNews(folders: Folders): Promise<News> {
  try {
    const checkout = await findCheckout(folders, PATIENCE)
    if (!checkout) return { publications: [], isReachable: true }
    const isReachable = await checkout.git.run([...LOOKING, checkout.remote], { env: QUIET }).then(
      () => true,
      () => false,
    )
    return { publications: await publicationsIn(checkout, `HEAD..${checkout.upstream}`), isReachable }
  } catch (error) {
    if (error instanceof UsageError) return { publications: [], isReachable: false }
    throw error
  }
}
