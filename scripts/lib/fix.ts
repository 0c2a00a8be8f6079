import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { styleText } from 'node:util'
import { createTwoFilesPatch } from 'diff'
import writeFileAtomic from 'write-file-atomic'
import { meantText } from '../../schema/decode.ts'
import { mendDocuments } from '../../schema/mend.ts'
import type { View } from '../../schema/publication.ts'
import { checkReading } from './check.ts'
import { type Reading, readDocuments, readWorld } from './read.ts'

/** A document before and after its repair. */
interface Repair {
  file: string
  before: string
  after: string
}

/**
 * Finds what has one sure repair in a whole site. Writes nothing.
 * @throws UsageError when a folder is not there
 */
export async function findRepairs(folders: { pages: string; public: string }, view: View): Promise<Repair[]> {
  const [reading, world] = await Promise.all([readDocuments(folders.pages), readWorld(folders.public)])
  const saved = await savedWrongly(reading)
  const before = new Map([...reading.documents, ...saved].map(({ file, text }) => [file, text]))
  const plain = [...before].map(([file, text]) => ({ file, text: text.replace(/^\ufeff/, '') }))
  const left = reading.problems.filter(({ file }) => !before.has(file))
  const mended = mendDocuments(
    plain,
    documents =>
      checkReading({ ...reading, documents: [...documents], problems: left }, world, view).problems,
  )
  const isSaved = new Set(saved.map(({ file }) => file))
  return mended
    .map(({ file, text }) => ({ file, before: before.get(file) ?? '', after: text }))
    .filter(({ file, before, after }) => before !== after || isSaved.has(file))
}

/** Documents whose only mistake is how they are saved: their letters are known. */
async function savedWrongly({ folder, problems }: Reading): Promise<{ file: string; text: string }[]> {
  const found = problems.filter(({ code }) => code === 'byte-order-mark' || code === 'wrong-encoding')
  const texts = await Promise.all(
    found.map(async ({ file }) => ({ file, text: meantText(await readFile(join(folder, file))) })),
  )
  return texts.flatMap(({ file, text }) => (text === undefined ? [] : [{ file, text }]))
}

/** Writes each repaired document in one step: it is the old one or the new one, never a half. */
export async function writeRepairs(folder: string, repairs: readonly Repair[]): Promise<void> {
  for (const { file, after } of repairs) await writeFileAtomic(join(folder, file), after)
}

/** What changes, line by line. */
export function diffOf({ file, before, after }: Repair, isColoured: boolean): string {
  if (before === after) return `${file}: saved again as UTF-8\n`
  const patch = createTwoFilesPatch(file, file, before, after, undefined, undefined, { context: 1 })
  const lines = patch.slice(patch.indexOf('---')).split('\n')
  return (isColoured ? lines.map(coloured) : lines).join('\n')
}

function coloured(line: string): string {
  if (/^(?:---|\+\+\+)/.test(line)) return styleText('bold', line)
  if (line.startsWith('+')) return styleText('green', line)
  if (line.startsWith('-')) return styleText('red', line)
  return line.startsWith('@@') ? styleText('cyan', line) : line
}
