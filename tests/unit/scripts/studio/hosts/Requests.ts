import type { BareRepository } from './BareRepository.ts'

/** A request to bring a branch into `main`: a pull request, or a merge request. */
export interface OpenRequest {
  number: number
  branch: string
  head: string
  before: string
  title: string
  text: string
  isApproved: boolean
  notes: string[]
  state: 'open' | 'closed' | 'merged'
}

/** The requests of a forge of the tests. Whether one can be brought in, git says. */
export class Requests {
  readonly all: OpenRequest[] = []
  readonly #branches = new Map<string, string>()
  readonly #repository: BareRepository

  constructor(repository: BareRepository) {
    this.#repository = repository
  }

  branch(name: string, head: string): void {
    this.#branches.set(name, head)
  }

  open(branch: string, title: string, text: string): OpenRequest {
    const head = this.#branches.get(branch) ?? ''
    const before = this.#repository.log(head)[0]?.parents[0] ?? ''
    const number = this.all.length + 1
    const made = {
      number,
      branch,
      head,
      before,
      title,
      text,
      isApproved: false,
      notes: [],
      state: 'open' as const,
    }
    this.all.push(made)
    return made
  }

  get waiting(): OpenRequest[] {
    return this.all.filter(({ state }) => state === 'open')
  }

  of(number: string): OpenRequest {
    const found = this.all.find(request => request.number === Number(number))
    if (!found) throw new Error(`There is no request ${number}`)
    return found
  }

  /** @returns whether it could be brought in */
  merge(number: string, head: string): boolean {
    const request = this.of(number)
    const now = this.#repository.head
    if (request.head !== head || request.state !== 'open') return false
    try {
      const tree = this.#repository.say('merge-tree', '--write-tree', now, head)
      const merged = this.#repository.say(
        'commit-tree',
        tree,
        '-p',
        now,
        '-p',
        head,
        '-m',
        `Merge ${request.title}`,
      )
      this.#repository.move(merged, now)
      request.state = 'merged'
      return true
    } catch {
      return false
    }
  }
}
