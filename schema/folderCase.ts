import { fileProblem, type Problem } from './problem.ts'

/**
 * Checks that no folder of pages has another beside it that is spelt alike but for letter case: addresses would not tell
 * them apart, and lists would show the pages of one of them alone.
 * @param files of all pages
 */
export function folderCaseProblems(files: readonly string[]): Problem[] {
  const byFolder = new Map<string, string[]>()
  for (const file of files) {
    const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')))
    const others = byFolder.get(folder)
    if (others) others.push(file)
    else byFolder.set(folder, [file])
  }
  const spellings = new Spellings()
  for (const [folder, pages] of byFolder) spellings.add(folder, pages.length)
  const taken = new Set(files)
  return [...byFolder].flatMap(([folder, pages]) => {
    const right = spellings.rightOf(folder)
    if (right === folder) return []
    return pages.flatMap(file => {
      const target = right + file.slice(folder.length)
      // Two files of one name are told by the address that they share.
      if (taken.has(target)) return []
      return fileProblem(
        file,
        'folder-letter-case',
        `The folder "${folder}" differs only in letter case from "${right}".`,
        `Move the file there: "${target}".`,
      )
    })
  })
}

/** How folders are spelt. */
class Spellings {
  /** A folder in small letters → each spelling of its own name → how many pages are below it. */
  readonly #counts = new Map<string, Map<string, number>>()

  add(folder: string, pages: number): void {
    for (const { key, name } of stepsOf(folder)) {
      const counts = this.#counts.get(key) ?? new Map<string, number>()
      this.#counts.set(key, counts.set(name, (counts.get(name) ?? 0) + pages))
    }
  }

  /** The folder as most pages spell it; where two are equal, in small letters. */
  rightOf(folder: string): string {
    return stepsOf(folder)
      .map(({ key, name }) => {
        const [most] = [...(this.#counts.get(key) ?? [])].sort(
          ([a, left], [b, right]) => right - left || (a > b ? -1 : 1),
        )
        return most?.[0] ?? name
      })
      .join('/')
  }
}

const stepsOf = (folder: string) =>
  folder.split('/').map((name, at, names) => ({
    key: names
      .slice(0, at + 1)
      .join('/')
      .toLowerCase(),
    name,
  }))
