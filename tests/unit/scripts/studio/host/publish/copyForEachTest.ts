import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import {
  type PublishOptions,
  publishSite,
} from '../../../../../../scripts/studio/host/publish/publishSite.ts'
import { copyOf, isolation, makeRepositories, type Repositories } from './repositories.ts'

/** The copy of the test that runs. */
export let repositories: Repositories

/**
 * Makes repositories once for a file of tests, and gives each test a copy, in an environment without anybody's configuration.
 */
export function copyForEachTest(): void {
  let original: Repositories
  beforeAll(async () => {
    original = await makeRepositories()
  })
  afterAll(() => original[Symbol.asyncDispose]())
  beforeEach(async () => {
    for (const [name, value] of Object.entries(isolation)) vi.stubEnv(name, value)
    repositories = await copyOf(original)
  })
  afterEach(async () => {
    vi.unstubAllEnvs()
    await repositories[Symbol.asyncDispose]()
  })
}

export const today = '2026-11-21'

/** The document that tests change. */
export const FEES = 'pages/stages/ils.json'
export const editFees = () => repositories.edit(FEES, 'Ask {phone}.', 'GHS 9,000 a term.')

export const publish = (options: Partial<PublishOptions> = {}) =>
  publishSite(repositories.folders, { message: 'Change the fees', today, ...options })
