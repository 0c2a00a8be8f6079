import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { titleOf } from '../../../schema/problems/catalogue.ts'
import { isError, type Problem } from '../../../schema/problems/problem.ts'
import type { Texts } from '../../../schema/read/source.ts'
import type { Folders } from '../Folders.ts'

/** The result of a check of a site, as every format prints it. */
export interface Report {
  problems: readonly Problem[]
  /** Those of all documents that could be read. */
  texts: Texts
  folders: Folders
}

/** A problem as other programs read it: `file` is a path in the repository, with forward slashes. */
export interface RepositoryProblem extends Problem {
  /** The title of its kind. */
  title: string
  endColumn: number
}

export function inRepository({ problems, folders }: Report): RepositoryProblem[] {
  const root = findRepositoryRoot(resolve(folders.pages))
  return problems.map(problem => {
    const { file, code, column, length } = problem
    // A page can be in a folder "public" below the folder of pages. Otherwise the prefix means the folder of public files.
    const isPublic = file.startsWith('public/') && !existsSync(join(folders.pages, file))
    const path = isPublic ? join(folders.public, file.slice('public/'.length)) : join(folders.pages, file)
    return {
      ...problem,
      file: relative(root, resolve(path)).replaceAll('\\', '/'),
      title: titleOf(code),
      endColumn: column + length,
    }
  })
}

/** The nearest ancestor that is a git repository, or the folder where the command was typed: npm starts it in that of the project. */
function findRepositoryRoot(folder: string): string {
  if (existsSync(join(folder, '.git'))) return folder
  const parent = dirname(folder)
  return parent === folder ? (process.env.INIT_CWD ?? process.cwd()) : findRepositoryRoot(parent)
}

/** For example "2 errors, 1 warning". Empty without problems. */
export function countProblems(problems: readonly Problem[]): string {
  const errors = problems.filter(isError).length
  const words = (count: number, word: string) =>
    count === 0 ? [] : [`${count} ${word}${count === 1 ? '' : 's'}`]
  return [...words(errors, 'error'), ...words(problems.length - errors, 'warning')].join(', ')
}
