import type { ProblemCode } from '../problems/catalogue.ts'
import { fileProblem, type Problem, say } from '../problems/problem.ts'
import { originalOf, originalsOfConflict } from '../read/fileNames.ts'
import type { SiteIndex } from './SiteIndex.ts'

/** What the name or the address of a copy is reported as. */
const codes = new Set<ProblemCode>(['bad-file-name', 'address-taken'])

/**
 * Replaces what is said about the name of a document that a computer has named as a copy of another: its author means to
 * delete it, more often than to rename it.
 */
export function withCopies(problems: readonly Problem[], index: SiteIndex): readonly Problem[] {
  const copies = new Set<string>()
  const synced = new Set(problems.flatMap(({ code, file }) => (code === 'copied-file' ? file : [])))
  return problems.flatMap(problem => {
    // Its name and its addresses are of no matter once it is gone.
    if (synced.has(problem.file) && codes.has(problem.code)) return []
    const { file, code } = problem
    const original = codes.has(code) ? originalOf(file) : undefined
    if (original === undefined || !index.validFiles.has(original)) return problem
    if (!isAlike(index.texts.get(file), index.texts.get(original))) return problem
    // Its name and several of its addresses may be wrong, but it is one mistake.
    if (copies.has(file)) return []
    copies.add(file)
    return copyProblem(file, original)
  })
}

const copyProblem = (file: string, original: string) =>
  fileProblem(
    file,
    'copied-file',
    say`This looks like a copy of ${say.document(original)}.`,
    file.startsWith('_posts/')
      ? say`Delete it. If it is a new post, rename it, and give it ${{ text: 'an "id"', inForms: 'a number' }} of its own.`
      : 'Delete it. If it is a new page, rename it, with hyphens in place of spaces.',
  )

/**
 * Documents that a program for shared folders has written next to others, when two people had changed one at the same time. Each
 * would be a page of its own.
 */
export function syncedCopies({ validFiles, texts }: SiteIndex): Problem[] {
  return [...validFiles].flatMap(file => {
    const original = originalsOfConflict(file).find(
      other => other !== file && validFiles.has(other) && isAlike(texts.get(file), texts.get(other)),
    )
    return original === undefined ? [] : syncedCopy(file, original, texts.get(file) === texts.get(original))
  })
}

const syncedCopy = (file: string, original: string, isSame: boolean) =>
  fileProblem(
    file,
    'copied-file',
    say`This looks like a copy of ${say.document(original)}, as programs for shared folders make it when two people change a file.`,
    isSame
      ? 'Delete it: both say the same. If it is a new page, rename it in small letters.'
      : say`Take over what ${say.document(original)} lacks, then delete this file. If it is a new page, rename it in small letters.`,
  )

/** Whether four of five lines are the same. */
function isAlike(text = '', other = ''): boolean {
  const [lines, others] = [linesOf(text), linesOf(other)]
  const known = new Set(others)
  const shared = lines.filter(line => known.has(line)).length
  return shared >= 0.8 * Math.max(lines.length, others.length)
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
