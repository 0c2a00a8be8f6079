import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, onTestFinished } from 'vitest'
import { readSite } from '../../../../../../scripts/site/folder.ts'
import { Bin } from '../../../../../../scripts/studio/host/documents/Bin.ts'
import { DocumentActions } from '../../../../../../scripts/studio/host/documents/DocumentActions.ts'
import { DocumentFiles } from '../../../../../../scripts/studio/host/documents/DocumentFiles.ts'
import { Drafts } from '../../../../../../scripts/studio/host/documents/Drafts.ts'
import { type ScratchSite, scratchSite } from '../../../../scratchSite.ts'

/** The actions on a copy of the site's documents. */
export interface Trial extends AsyncDisposable {
  site: ScratchSite
  actions: DocumentActions
  files: DocumentFiles
  drafts: Drafts
  /** The files that were said to have changed. */
  changed: string[]
  /** The messages of what is wrong with the site as it is now. */
  errors(): Promise<string[]>
}

export const today = '2027-01-11'

/** That of the test that runs. */
export let its: Trial

export function trialForEachTest(): void {
  beforeEach(async () => {
    its = await trial()
    onTestFinished(() => its[Symbol.asyncDispose]())
  })
}

export async function trial(): Promise<Trial> {
  const site = await scratchSite()
  const cache = await mkdtemp(join(tmpdir(), 'chalkline-cache-'))
  const files = new DocumentFiles(site.pages)
  const drafts = new Drafts(join(cache, 'drafts'), () => undefined)
  const changed: string[] = []
  const { texts } = await readSite(site, { today, isPreview: true })
  const actions = new DocumentActions({
    folders: site,
    files,
    drafts,
    bin: new Bin(join(cache, 'bin')),
    today: () => today,
    changed: file => changed.push(file),
    texts: () => texts,
  })
  return {
    site,
    actions,
    files,
    drafts,
    changed,
    async errors() {
      const { problems } = await readSite(site, { today, isPreview: true })
      return problems.filter(({ severity }) => severity === 'error').map(({ message }) => message)
    },
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
      await rm(cache, { recursive: true, force: true })
    },
  }
}
