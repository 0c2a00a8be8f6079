import { cp, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { nearest } from '../../../schema/read/suggest.ts'
import type { Folders } from '../Folders.ts'
import { projectRoot } from '../root.ts'
import { UsageError } from '../usageError.ts'

/** The documents of a new site, and its themes: each a `theme.json` and the drawings in its colours. */
const starter = join(projectRoot, 'schema/starters/site')

export const starterThemes = ['harbour', 'garden', 'market'] as const
export type StarterTheme = (typeof starterThemes)[number]

interface NewSite {
  /** The name of the organisation. */
  name: string
  theme: StarterTheme
  /** The day of its first post, `YYYY-MM-DD`. */
  today: string
}

/**
 * Writes a whole site into a folder: documents below `pages`, drawings below `public`. It is written next to the folder first
 * and renamed, so that nobody finds half of it.
 * @throws UsageError when there is something in the folder
 */
export async function writeNewSite(folder: string, site: NewSite): Promise<Folders> {
  const target = resolve(folder)
  await checkIsEmpty(target)
  const unfinished = `${target}.${process.pid}`
  try {
    await mkdir(unfinished, { recursive: true })
    await cp(join(starter, 'themes', site.theme, 'images'), join(unfinished, 'public/images'), {
      recursive: true,
    })
    for (const file of await documents()) {
      const path = join(unfinished, 'pages', file)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, await documentText(file, target, site))
    }
    // Windows renames no folder onto another, even an empty one.
    await rmdir(target).catch(() => undefined)
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
  return { pages: join(target, 'pages'), public: join(target, 'public') }
}

/** Parses the name of a theme. @throws UsageError with the nearest one, when there is no such theme */
export function parseTheme(word: string): StarterTheme {
  const theme = starterThemes.find(known => known === word.trim().toLowerCase())
  if (theme) return theme
  const guess = nearest(word, starterThemes)
  throw new UsageError(
    `There is no theme "${word}". ${guess ? `Did you mean "${guess}"?` : `Choose ${starterThemes.join(', ')}.`}`,
  )
}

async function checkIsEmpty(folder: string): Promise<void> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    if (error.code === 'ENOTDIR') throw new UsageError(`"${folder}" is a file. Name a folder that is new.`)
    throw error
  })
  if (entries.length > 0)
    throw new UsageError(`There are files in "${folder}" already. Name a folder that is new or empty.`)
}

/** The documents of the starter, relative to the folder of pages. */
async function documents(): Promise<string[]> {
  const files = await readdir(join(starter, 'pages'), { recursive: true })
  return files.filter(file => file.endsWith('.json')).sort()
}

/** A document of the starter as a new site has it. */
async function documentText(file: string, target: string, site: NewSite): Promise<string> {
  const source = join(starter, 'pages', file)
  const { $schema, ...fields } = JSON.parse(await readFile(source, 'utf8'))
  const rules = relative(dirname(join(target, 'pages', file)), resolve(dirname(source), $schema))
  const value = { $schema: rules.replaceAll('\\', '/'), ...fields, ...(await ownFields(file, fields, site)) }
  return `${JSON.stringify(value, null, 2)}\n`
}

/** What differs from site to site. */
async function ownFields(file: string, fields: Record<string, unknown>, { name, theme, today }: NewSite) {
  if (file.startsWith('_posts')) return { date: today }
  if (file !== '_site.json') return {}
  const text = await readFile(join(starter, 'themes', theme, 'theme.json'), 'utf8')
  const footer = { ...(fields.footer as object), copyrightYear: Number(today.slice(0, 4)) } // as the starter has it
  return { name, footer, theme: JSON.parse(text) }
}
