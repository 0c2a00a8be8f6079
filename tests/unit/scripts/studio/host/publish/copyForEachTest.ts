import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { copyOf, isolation, makeRepositories, type Repositories } from './repositories.ts'

/**
 * Makes repositories once for a file of tests, and gives each test a copy, in an environment without anybody's configuration.
 * @param use takes the copy before a test
 */
export function copyForEachTest(use: (copy: Repositories) => void): void {
  let original: Repositories
  let copy: Repositories
  beforeAll(async () => {
    original = await makeRepositories()
  })
  afterAll(() => original[Symbol.asyncDispose]())
  beforeEach(async () => {
    for (const [name, value] of Object.entries(isolation)) vi.stubEnv(name, value)
    copy = await copyOf(original)
    use(copy)
  })
  afterEach(async () => {
    vi.unstubAllEnvs()
    await copy[Symbol.asyncDispose]()
  })
}
