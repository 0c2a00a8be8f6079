import { cpSync } from 'node:fs'
import { expect, onTestFinished } from 'vitest'
import type { HostChanges } from '../../../../../scripts/studio/hosts/Host.ts'
import { scratchFolder } from '../../../scratchFolder.ts'
import { BareRepository } from './BareRepository.ts'
import { FILES } from './hostSuite.ts'
import { type ForgeKind, type ForgeServer, serveForge, TOKEN } from './serveForge.ts'

/**
 * A forge with `FILES` in the folders `pages-json` and `public` of a repository, and with others. It ends with the test, and
 * then has seen the token in no address and no body, and nothing that it has not published.
 */
export async function startForge(kind: ForgeKind): Promise<ForgeServer> {
  const folder = scratchFolder(onTestFinished)
  cpSync(template(), folder, { recursive: true })
  const forge = await serveForge(kind, new BareRepository(folder))
  onTestFinished(() => {
    forge.close()
    expect(forge.asked.filter(asked => asked.includes(TOKEN))).toEqual([])
    expect(forge.faults).toEqual([])
  })
  return forge
}

const folderOfTemplate = scratchFolder()
let hasTemplate = false

/** The repository that each forge begins with. */
function template(): string {
  if (!hasTemplate) {
    const repository = BareRepository.create(folderOfTemplate, repositoryFiles(FILES))
    // A link that leads out of the site, which no host may list, as little as `package.json`.
    const link = repository.hash(Buffer.from('../package.json'))
    repository.git(['update-index', '--add', '--cacheinfo', `120000,${link},pages-json/link.json`])
    const { head } = repository
    repository.move(repository.commitTree(repository.say('write-tree'), head, 'Add a link'), head)
    hasTemplate = true
  }
  return folderOfTemplate
}

/** A site as its repository has it, with files outside of the site. */
export function repositoryFiles(files: HostChanges): HostChanges {
  const own = [...files].map(([path, content]) => [path.replace(/^pages\//, 'pages-json/'), content] as const)
  return new Map([...own, ['package.json', Buffer.from('{}')], ['pages-json.txt', Buffer.from('no page')]])
}
