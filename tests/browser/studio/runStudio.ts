import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../../../scripts/lib/root.ts'
import { makeRepositories, type Repositories } from '../../unit/scripts/studio/server/repositories.ts'
import { test as base, expect } from '../fixtures.ts'
import { runPublishedStudio } from './publishedStudio.ts'

/** A running `npm run studio` on a copy of the real site in a repository: its folders keep each change. */
export interface RunningStudio {
  /** The address to open, with its token. */
  readonly address: string
  /** The copy of the documents. */
  pages: string
  /** The copy of the public files. */
  public: string
  /** The text of a document, as it is on disk. */
  read(file: string): Promise<string>
  /** Commits to what is published what a colleague does in a copy of its files. */
  colleague: Repositories['colleague']
  /** Gives its folders, and what is published, what was published first. */
  reset(): Promise<void>
  stop(): Promise<void>
}

/**
 * A test in the studio of its worker. Its start, and the first load of a page with all code of the renderer, take longer than
 * most tests.
 */
export const test = base.extend<object, { studio: RunningStudio }>({
  studio: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const studio = await runStudio()
      await use(studio)
      await studio.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** A test whose page has opened the studio on the site as it was published, in the window of a desk. */
export const studioTest = test.extend({
  viewport: { width: 1440, height: 900 },
  page: async ({ page, studio }, use) => {
    await studio.reset()
    await page.goto(studio.address)
    await expect(page.getByRole('main')).toBeVisible({ timeout: 60_000 })
    await use(page)
  },
})

async function runStudio(): Promise<RunningStudio> {
  const studio = await runPublishedStudio(
    await makeRepositories(async author => {
      await cp(join(projectRoot, 'pages-json'), join(author, 'pages'), { recursive: true })
      await cp(join(projectRoot, 'public'), join(author, 'public'), { recursive: true })
    }),
  )
  const first = studio.git('rev-parse', 'HEAD')
  const putBack = () => {
    studio.remote('update-ref', 'refs/heads/main', first)
    studio.git('update-ref', 'refs/remotes/origin/main', first)
    studio.git('reset', '--quiet', '--hard', first)
    studio.git('clean', '--quiet', '--force', '-d', '.')
  }
  return {
    address: studio.address,
    ...studio.folders,
    colleague: studio.colleague,
    reset: async () => {
      putBack()
      // What the window before was keeping as it went may arrive a moment later.
      let cleanLooks = 0
      await expect(() => {
        const isClean = studio.git('status', '--porcelain') === ''
        if (!isClean) putBack()
        cleanLooks = isClean ? cleanLooks + 1 : 0
        expect(cleanLooks).toBe(2)
      }).toPass({ intervals: [200] })
    },
    read: file => readFile(join(studio.folders.pages, file), 'utf8'),
    stop: async () => {
      await studio[Symbol.asyncDispose]()
    },
  }
}
