import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Problem } from '../../../schema/problem.ts'

/** What a check of a site found, ready to be told in any format. */
export interface Findings {
  problems: readonly Problem[]
  /** Every document that could be read, by its file. */
  sources: ReadonlyMap<string, { readonly text: string }>
  folders: { pages: string; public: string }
}

/** Says where a problem's file lies in its repository, with forward slashes, as everything around a repository names files. */
export function repositoryPaths({
  pages,
  public: publicFolder,
}: Findings['folders']): (file: string) => string {
  const root = repositoryOf(resolve(pages))
  return file => {
    // A page may lie in a folder "public" of its own; only what is no document is meant to lie in the public one.
    const isPublic = file.startsWith('public/') && !existsSync(join(pages, file))
    const path = isPublic ? join(publicFolder, file.slice('public/'.length)) : join(pages, file)
    return relative(root, resolve(path)).replaceAll('\\', '/')
  }
}

/** The nearest folder above that git knows, or the one in which the command was called. */
function repositoryOf(folder: string): string {
  if (existsSync(join(folder, '.git'))) return folder
  const above = dirname(folder)
  return above === folder ? process.cwd() : repositoryOf(above)
}

/** "2 errors, 1 warning"; empty when there is nothing to count. */
export function counted(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const words = (count: number, word: string) =>
    count === 0 ? [] : [`${count} ${word}${count === 1 ? '' : 's'}`]
  return [...words(errors, 'error'), ...words(problems.length - errors, 'warning')].join(', ')
}
