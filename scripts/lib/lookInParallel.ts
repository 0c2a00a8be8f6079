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
 * @param receive takes each look, in the order of the files; those of a large site would take hundreds of megabytes at once
 * @throws UsageError when there is no such folder
 */
export async function lookInParallel(
  pool: Tinypool,
  { folder, world, today }: Surroundings,
  receive: (look: Look) => void,
): Promise<void> {
  const files = await documentFiles(folder)
  // A few tasks for each process, so that all end at about the same time.
  const size = Math.min(MOST, Math.ceil(files.length / (4 * availableParallelism())))
  const publicFiles = [...world.files]
  const tasks = batchesOf(files, size).map(
    (batch): LookTask => ({ folder, files: batch, publicFiles, today }),
  )
  await runAll(pool, 'lookAtFiles', tasks, (looks: PlainLook[]) => {
    for (const look of looks) receive(lookFrom(look))
  })
}

function lookFrom({ checked, problems, found }: PlainLook): Look {
  if (!checked) return { problems }
  const source = new LateDocument(checked)
  if (!found) return { source, problems }
  return { source, problems, found: { ...found, document: documentFrom(found.document, source) } }
}
