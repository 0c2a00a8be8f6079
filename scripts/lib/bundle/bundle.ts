import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { furtherSections } from '../../../renderer/sections/furtherSections.ts'
import { projectRoot } from '../root.ts'
import { prepareFolder } from './wholeFolder.mjs'

/** The bundled code for browsers. Paths are relative to the folder of the bundle, with forward slashes. */
interface Bundle {
  /** The entry script. */
  script: string
  /** The script of pages with a notice. */
  noticeScript: string
  /** The further chunks of a page with these section types, loaded when a visitor starts to use it. */
  code(types: readonly string[]): string[]
  /** The chunks of the static sections, which any page needs in addition when a visitor navigates to it. */
  sections: string[]
}

interface ManifestChunk {
  file: string
  name: string
  imports?: string[]
}

const ENTRY = 'renderer/entry/start.ts'
const NOTICE = 'renderer/entry/notice.ts'

/** Name of the chunk that every page needs for hydration (vite.config.ts). */
const CORE = 'core'
/** Modules of the static sections, which need no hydration. The first is loaded before the second. */
const STATIC_SECTIONS = 'renderer/sections/staticSections.ts'
const FURTHER_SECTIONS = 'renderer/sections/furtherSections.ts'

/**
 * The folder of the bundle, whose name contains a digest of the code. Vite runs only when no earlier build had the same code, so
 * never after a change of content.
 */
export async function prepareBundle(): Promise<string> {
  const folder = join(projectRoot, '.cache', `client-${digestCode()}`)
  await prepareFolder(folder, buildBundle)
  return folder
}

/** @param folder result of `prepareBundle` */
export async function openBundle(folder: string): Promise<Bundle> {
  const manifest: Record<string, ManifestChunk> = JSON.parse(
    await readFile(join(folder, '.vite/manifest.json'), 'utf8'),
  )
  const chunk = (source: string): ManifestChunk => {
    const found = manifest[source] ?? Object.values(manifest).find(({ name }) => name === source)
    if (!found) throw new Error(`The bundle has no chunk for ${source}`)
    return found
  }
  const withImports = (source: string): string[] => {
    const { file, imports = [] } = chunk(source)
    return [file, ...imports.flatMap(withImports)]
  }
  const script = chunk(ENTRY).file
  const listed = new Map<string, string[]>()
  const codeOf = (type: string) => {
    if (sourceOf(type) in manifest) return [sourceOf(type)]
    return type in furtherSections ? [STATIC_SECTIONS, FURTHER_SECTIONS] : [STATIC_SECTIONS]
  }
  const list = (types: readonly string[]) => [
    ...new Set([CORE, ...types.flatMap(codeOf)].flatMap(withImports).filter(file => file !== script)),
  ]
  const core = new Set(list([]))
  return {
    script,
    noticeScript: chunk(NOTICE).file,
    sections: list([STATIC_SECTIONS]).filter(file => !core.has(file)),
    code(types) {
      const key = types.join()
      const known = listed.get(key) ?? list(types)
      listed.set(key, known)
      return known
    },
  }
}

/** The component of a section type has the name of the type. The architecture test verifies that. */
const sourceOf = (type: string): string =>
  `renderer/sections/${type.charAt(0).toUpperCase()}${type.slice(1)}.tsx`

async function buildBundle(unfinished: string): Promise<void> {
  // Vite reads NODE_ENV, and visitors always get the production build. Afterwards the old value is restored, because rendering in
  // the same process must not mix React's two builds.
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite')
  await build({
    root: projectRoot,
    logLevel: 'warn',
    build: { outDir: unfinished, manifest: true, rolldownOptions: { input: [ENTRY, NOTICE] } },
  })
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = NODE_ENV
}

/** Reads synchronously, because for many small files that is faster than the thread pool. */
function digestCode(): string {
  const hash = createHash('sha256')
  const files = ['renderer', 'schema'].flatMap(room =>
    readdirSync(join(projectRoot, room), { recursive: true }).map(name => join(room, String(name))),
  )
  for (const file of [
    ...files.filter(name => /\.tsx?$/.test(name)).sort(),
    'vite.config.ts',
    'scripts/lib/bundle/carouselPatch.ts',
    'package-lock.json',
  ]) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(projectRoot, file)))
      .update('\0')
  }
  return hash.digest('hex').slice(0, 16)
}
