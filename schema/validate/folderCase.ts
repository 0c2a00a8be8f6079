import { fileProblem, type Problem, say } from '../problems/problem.ts'
import { folderOfFile } from './links/filePaths.ts'

/**
 * Reports folders that differ from another only in letter case. Addresses do not distinguish them, and lists would show the
 * pages of one only.
 * @param files of all pages
 */
export function folderCaseProblems(files: readonly string[]): Problem[] {
  const pages = new Map<string, number>()
  for (const file of files) pages.set(folderOfFile(file), (pages.get(folderOfFile(file)) ?? 0) + 1)
  const spellings = usualSpellings(pages)
  const taken = new Set(files)
  return files.flatMap(file => {
    const folder = folderOfFile(file)
    const right = spellings.get(folder) ?? folder
    const target = right + file.slice(folder.length)
    // If another page has that name, "address-taken" is reported.
    if (right === folder || taken.has(target)) return []
    return fileProblem(
      file,
      'folder-letter-case',
      `The folder "${folder}" differs only in letter case from "${right}".`,
      say`Move the file there: ${say.document(target)}.`,
    )
  })
}

/** Each folder as most pages spell it. On a tie, lower case wins. @param pages folder → number of pages in it */
function usualSpellings(pages: ReadonlyMap<string, number>): Map<string, string> {
  /** Folder in lower case → each spelling of its last name → number of pages below it. */
  const counts = new Map<string, Map<string, number>>()
  for (const [folder, count] of pages) {
    for (const { key, name } of stepsOf(folder)) {
      const spellings = counts.get(key) ?? new Map<string, number>()
      counts.set(key, spellings.set(name, (spellings.get(name) ?? 0) + count))
    }
  }
  const usual = ({ key, name }: { key: string; name: string }) => {
    const ranked = [...(counts.get(key) ?? [])].sort(
      ([a, left], [b, right]) => right - left || (a > b ? -1 : 1),
    )
    return ranked[0]?.[0] ?? name
  }
  return new Map([...pages.keys()].map(folder => [folder, stepsOf(folder).map(usual).join('/')]))
}

const stepsOf = (folder: string) =>
  folder.split('/').map((name, at, names) => ({
    key: names
      .slice(0, at + 1)
      .join('/')
      .toLowerCase(),
    name,
  }))
