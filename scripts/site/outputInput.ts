import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { islandSite } from '../../renderer/islandSite.ts'
import { assetsOf, type KnownFiles } from './outputs/assets.ts'
import { type HashedFile, hashedFile, hashSource } from './outputs/hashedFile.ts'
import type { OutputInput } from './outputs.ts'

interface BuildInput extends Pick<OutputInput, 'content' | 'site' | 'shareUrl'> {
  files: KnownFiles
  /** The folder of the bundle that visitors load. */
  client: string
}

/** What the outputs of a build are made from. @returns as well the files to which the URLs of all pages lead */
export async function outputInput({
  files,
  client,
  ...input
}: BuildInput): Promise<OutputInput & { sharedFiles: readonly HashedFile[] }> {
  // Loaded late: a run that finds problems in the content needs no renderer.
  const code = await import('../../renderer/server/renderPage.tsx')
  const { content, site } = input
  const pages = [...content.pages.values(), ...(content.template ? [content.template] : [])]
  await code.loadSections(new Set(pages.flatMap(({ page }) => page.sections.map(({ type }) => type))))
  const { base } = site
  // What islands know of the site, and what stands in for pages while they load: each a file that browsers fetch once a visit.
  const ofIslands = hashedFile('site', 'json', JSON.stringify(islandSite(site)))
  const style = hashedFile('site', 'css', code.styleSheet(site))
  const ofScreens = hashedFile('screens', 'json', JSON.stringify(code.createRenderer(site).renderScreens()))
  // Pages that begin with the same section types have the same style.
  const hashes = new Map<string, string>()
  return {
    ...{ ...input, code, sharedFiles: [style, ofIslands, ofScreens] },
    assets: assetsOf(files, base),
    urls: {
      style: base + style.path,
      script: base + entryIn(client),
      islandSite: base + ofIslands.path,
      screens: base + ofScreens.path,
    },
    hashStyle(css) {
      const hash = hashes.get(css) ?? hashSource(css)
      hashes.set(css, hash)
      return hash
    },
  }
}

/** The entry script, which imports all else when it is needed, relative to the site. */
function entryIn(client: string): string {
  const manifest: Record<string, { file: string; isEntry?: boolean }> = JSON.parse(
    readFileSync(join(client, '.vite/manifest.json'), 'utf8'),
  )
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The bundle has no entry')
  return entry.file
}
