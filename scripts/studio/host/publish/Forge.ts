import { z } from 'zod'
import type { Folders } from '../../../lib/Folders.ts'
import { findCheckout } from './Checkout.ts'

/** Where a publication is. `unseen`: it was sent, and this computer cannot see what becomes of it. */
export type Progress = 'building' | 'live' | 'failed' | 'unseen'

const runsSchema = z.object({
  workflow_runs: z.array(
    z.object({ path: z.string(), status: z.string().nullable(), conclusion: z.string().nullable() }),
  ),
})

interface Watched {
  since: number
  asked: number
  progress: Progress
}

/** Asks the forge that keeps a public repository whether it has published a commit. GitHub answers 60 questions an hour. */
export class Forge {
  readonly #api: string
  /** Milliseconds between two questions, and after which nothing is expected any more. */
  readonly #pause: number
  readonly #longest: number
  readonly #watched = new Map<string, Watched>()

  constructor(api = 'https://api.github.com', { pause = 15_000, longest = 600_000 } = {}) {
    this.#api = api
    this.#pause = pause
    this.#longest = longest
  }

  /** @param commit a commit that was sent */
  async progressOf(folders: Folders, commit: string): Promise<Progress> {
    const now = Date.now()
    const known = this.#watched.get(commit) ?? { since: now, asked: 0, progress: 'building' }
    if (known.progress !== 'building' || now - known.asked < this.#pause) return known.progress
    this.#watched.set(commit, { ...known, asked: now })
    const isOver = now - known.since > this.#longest
    const progress = isOver ? 'unseen' : await this.#ask(folders, commit)
    this.#watched.set(commit, { ...known, asked: now, progress })
    return progress
  }

  async #ask(folders: Folders, commit: string): Promise<Progress> {
    const checkout = await findCheckout(folders)
    const url = checkout && (await checkout.git.ask(['remote', 'get-url', checkout.remote]))
    const repository = url === undefined ? undefined : repositoryOf(url)
    if (repository === undefined) return 'unseen'
    try {
      const answer = await fetch(`${this.#api}/repos/${repository}/actions/runs?head_sha=${commit}`, {
        headers: { accept: 'application/vnd.github+json' },
        signal: AbortSignal.timeout(8_000),
      })
      // A private repository is none to those who do not sign in.
      if (answer.status === 404) return 'unseen'
      const found = runsSchema.safeParse(await answer.json())
      return found.success ? progressIn(found.data.workflow_runs) : 'building'
    } catch {
      // No answer yet.
      return 'building'
    }
  }
}

/** `our-school/website` of any address under which GitHub keeps it. */
function repositoryOf(url: string): string | undefined {
  const [, repository] = /[@/]github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(url) ?? []
  return repository
}

type Run = z.infer<typeof runsSchema>['workflow_runs'][number]

/** The workflow that publishes counts. Where it has another name, all of them do. */
function progressIn(runs: readonly Run[]): Progress {
  const publishing = runs.filter(({ path }) => /\/publish\.ya?ml$/.test(path))
  const counted = publishing.length > 0 ? publishing : runs
  if (counted.length === 0 || counted.some(({ status }) => status !== 'completed')) return 'building'
  return counted.every(({ conclusion }) => conclusion === 'success' || conclusion === 'skipped')
    ? 'live'
    : 'failed'
}
