import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as code from '../../../../../renderer/server/renderPage.tsx'
import { devUrls } from '../../../../../scripts/lib/dev/shownFiles.ts'
import { listFolder, SiteFolder } from '../../../../../scripts/site/folder.ts'
import { assetsOf } from '../../../../../scripts/site/outputs/assets.ts'
import { drawableIcons, iconShape } from '../../../../../scripts/site/outputs/icons.ts'
import { servedSite } from '../../../../../scripts/site/outputs/themeFiles.ts'
import { MemoryHost } from '../../../../../scripts/studio/hosts/MemoryHost.ts'
import { StudioSite, type Surroundings } from '../../../../../scripts/studio/site/StudioSite.ts'
import { Workspace } from '../../../../../scripts/studio/site/Workspace.ts'
import { realFolders } from '../../../realSite.ts'
import { MemoryStore } from './MemoryStore.ts'

await code.loadSections()

export const today = '2026-11-28'

/** The real site, as its folders have it. */
export const input = await new SiteFolder(realFolders).read()

export const around: Surroundings = {
  code,
  base: '/',
  icons: input.icons,
  drawings: async () => Object.fromEntries([...drawableIcons.keys()].map(name => [name, iconShape(name)])),
  factsOf: path => input.files.get(path),
  measure: async (_, bytes) => ({ size: bytes.length, picture: { width: 3, height: 2 } }),
  assetsFor: (files, pictures) => assetsOf(files, pictures, servedSite('/', new Map())),
  urls: () => devUrls,
  today: () => today,
}

/** A host that has the real site. */
export async function realHost(): Promise<MemoryHost> {
  const files = new Map<string, Uint8Array>()
  for (const [room, folder] of [
    ['pages', realFolders.pages],
    ['public', realFolders.public],
  ] as const)
    for (const name of listFolder(folder, room).stamps.keys())
      files.set(`${room}/${name}`, new Uint8Array(await readFile(join(folder, name))))
  return MemoryHost.of(files)
}

/** The studio on the site of a host, without any change. */
export const openStudio = async (host: MemoryHost, store = new MemoryStore()): Promise<StudioSite> =>
  StudioSite.open(await Workspace.open(host, store), around)
