import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../../../scripts/lib/root.ts'
import { freePort, spawnStudio } from '../../../scripts/quality/browser/spawnServer.ts'
import { test as base } from '../fixtures.ts'

/** A running `npm run studio` on a copy of the real site. */
export interface RunningStudio {
  /** The address to open, with its token. */
  readonly address: string
  /** The copy of the documents. */
  pages: string
  /** The copy of the public files. */
  public: string
  /** The text of a document, as it is on disk. */
  read(file: string): Promise<string>
  stop(): Promise<void>
}

/**
 * A test in the studio of its worker. Its start, and the first load of a page with all code of the renderer, take longer than
 * most tests. Playwright ends the worker and its studio after a failure, so the next test finds the site as it is in the repository;
 * otherwise a test leaves what tests of other files read as it was.
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

/** A test whose page has opened the studio, in the window of a desk. */
export const studioTest = test.extend({
  viewport: { width: 1440, height: 900 },
  page: async ({ page, studio }, use) => {
    await page.goto(studio.address)
    await use(page)
  },
})

async function runStudio(): Promise<RunningStudio> {
  const folder = await mkdtemp(join(tmpdir(), 'chalkline-studio-'))
  const copies = { pages: join(folder, 'pages'), public: join(folder, 'public') }
  await cp(join(projectRoot, 'pages-json'), copies.pages, { recursive: true })
  await cp(join(projectRoot, 'public'), copies.public, { recursive: true })
  const studio = await spawnStudio(copies, await freePort())
  return {
    address: studio.address,
    ...copies,
    read: file => readFile(join(copies.pages, file), 'utf8'),
    stop: async () => {
      await studio.stop()
      await rm(folder, { recursive: true })
    },
  }
}
