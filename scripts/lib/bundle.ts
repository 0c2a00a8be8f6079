import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { forgetOld } from './forgetOld.mjs'
import { projectRoot } from './root.ts'

/** The browser's code, built. Paths are relative to the bundle's folder, with forward slashes. */
interface Bundle {
  /** The entry script. */
  script: string
  /** What a page with these section types needs besides, once somebody uses it. */
  code(types: readonly string[]): string[]
  /** What pages need on top of that when they are navigated to, whatever they are: the sections that do nothing. */
  sections: string[]
}

interface ManifestChunk {
  file: string
  name: string
  imports?: string[]
}

const ENTRY = 'renderer/start.ts'

/** The name of the file that holds what every page needs once it is used (vite.config.ts). */
const CORE = 'core'
/** The sections that do nothing. */
const STATIC_SECTIONS = 'renderer/staticSections.ts'

/**
 * The folder of the bundle for the code as it is now. It is built only when no earlier build had the same code, so a build after a
 * change of content never starts Vite.
 */
export async function prepareBundle(): Promise<string> {
  const folder = join(projectRoot, '.cache', `client-${digestCode()}`)
  if (!existsSync(folder)) await buildBundle(folder)
  return folder
}

/** @param folder one that `prepareBundle` has made */
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
  const codeOf = (type: string) => (sourceOf(type) in manifest ? sourceOf(type) : STATIC_SECTIONS)
  const list = (types: readonly string[]) => [
    ...new Set([CORE, ...types.map(codeOf)].flatMap(withImports).filter(file => file !== script)),
  ]
  const core = new Set(list([]))
  return {
    script,
    sections: list([STATIC_SECTIONS]).filter(file => !core.has(file)),
    code(types) {
      const key = types.join()
      const known = listed.get(key) ?? list(types)
      listed.set(key, known)
      return known
    },
  }
}

/** A section type's component lies in the file of its name; the architecture test holds the two together. */
const sourceOf = (type: string): string =>
  `renderer/sections/${type.charAt(0).toUpperCase()}${type.slice(1)}.tsx`

async function buildBundle(folder: string): Promise<void> {
  // Vite takes it for granted; whatever started this build, visitors get the production code. What is rendered in
  // the same process goes on as before: React's two builds do not mix.
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite')
  const unfinished = `${folder}.${process.pid}`
  await build({
    root: projectRoot,
    logLevel: 'warn',
    build: { outDir: unfinished, manifest: true, rolldownOptions: { input: ENTRY } },
  })
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = NODE_ENV
  await mkdir(join(projectRoot, '.cache'), { recursive: true })
  await rename(unfinished, folder).catch(async () => {
    // Another build of the same code was quicker; its bundle is the same.
    await rm(unfinished, { recursive: true, force: true })
  })
  forgetOld(join(projectRoot, '.cache'), 'client-')
}

/** Of many small files each is read sooner than a thread pool would have taken it. */
function digestCode(): string {
  const hash = createHash('sha256')
  const files = ['renderer', 'schema'].flatMap(room =>
    readdirSync(join(projectRoot, room), { recursive: true }).map(name => join(room, String(name))),
  )
  for (const file of [
    ...files.filter(name => /\.tsx?$/.test(name)).sort(),
    'vite.config.ts',
    'scripts/lib/carouselPatch.ts',
    'scripts/lib/lighterBundle.ts',
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
