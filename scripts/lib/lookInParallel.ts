import { availableParallelism } from 'node:os'
import type { Tinypool } from 'tinypool'
import type { Examined } from '../../schema/examine.ts'
import { documentFrom, type PlainDocument } from '../../schema/parse.ts'
import type { Problem } from '../../schema/problem.ts'
import { type CheckedFile, LateDocument } from './LateDocument.ts'
import type { Look, Surroundings } from './look.ts'
import { batchesOf, runAll } from './pool.ts'
import { documentFiles } from './read.ts'

/** The files that one process looks at at a time, and what it has to know for that. */
export interface LookTask {
  folder: string
  files: string[]
  publicFiles: [string, number][]
  today: string
}

/** A look as plain data. */
export interface PlainLook {
  checked?: CheckedFile
  problems: readonly Problem[]
  found?: { document: PlainDocument; examined: Examined }
}

/** Files a task at most: an answer fills some two megabytes. */
const MOST = 2000

/**
 * Looks at every document of the folder of pages, in other processes.
 * @throws UsageError when there is no such folder
 */
export async function lookInParallel(
  pool: Tinypool,
  { folder, world, today }: Surroundings,
): Promise<Iterable<Look>> {
  const files = await documentFiles(folder)
  // A few tasks for each process, so that all end at about the same time.
  const size = Math.min(MOST, Math.ceil(files.length / (4 * availableParallelism())))
  const publicFiles = [...world.files]
  const tasks = batchesOf(files, size).map(
    (batch): LookTask => ({ folder, files: batch, publicFiles, today }),
  )
  return received(await runAll(pool, 'lookAtFiles', tasks))
}

/** Each answer is let go of once it has been gone through: those of a large site take hundreds of megabytes. */
function* received(answers: PlainLook[][]): Generator<Look> {
  for (const answer of answers) for (const look of answer.splice(0)) yield lookFrom(look)
}

function lookFrom({ checked, problems, found }: PlainLook): Look {
  if (!checked) return { problems }
  const source = new LateDocument(checked)
  if (!found) return { source, problems }
  return { source, problems, found: { ...found, document: documentFrom(found.document, source) } }
}
