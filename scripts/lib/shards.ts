import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { SourceDocument } from '../../schema/source.ts'
import type { Files } from './Files.ts'
import { forgetRecord } from './incremental/BuildRecord.ts'
import { Release } from './release.ts'
import { UsageError } from './usageError.ts'

/** One of several machines that build a site together, counted from 1. */
export interface Shard {
  number: number
  of: number
}

/** What the folder of a shard says of itself; it is no part of the site. */
const NOTE = 'shard.json'

interface Note extends Shard {
  /** The same for all that fit together. */
  digest: string
}

/** @param option `3/16` @throws UsageError */
export function shardOf(option: string): Shard {
  const [, number = 0, of = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(option) ?? []).map(Number)
  if (number < 1 || number > of)
    throw new UsageError(`"${option}" is no shard. Write the third of sixteen as --shard 3/16.`)
  return { number, of }
}

/** The share of a shard: every so-many-th, so that shares take about the same time. */
export const shareOf = <T>(all: readonly T[], { number, of }: Shard): T[] =>
  all.filter((_, index) => index % of === number - 1)

/**
 * Writes into the folder of a shard what it is.
 * @param common what all shards of one site are made from, besides its documents
 */
export async function writeNote(
  shard: Shard,
  common: readonly unknown[],
  documents: Iterable<SourceDocument>,
  release: Files,
): Promise<void> {
  const hash = createHash('sha256')
  for (const part of common) hash.update(`${JSON.stringify(part)}\n`)
  // One after the other: all of them at once may not fit into memory.
  for (const { file, text } of documents) hash.update(`${JSON.stringify([file, text])}\n`)
  const note: Note = { ...shard, digest: hash.digest('hex') }
  await release.write(NOTE, JSON.stringify(note))
}

/**
 * Joins the folders of all shards to the site that one machine would have built.
 * @throws UsageError when they are not all the shards of one site; the folder `out` then stays as it was
 */
export async function mergeShards(folders: readonly string[], out: string): Promise<void> {
  const notes = folders.map(readNote)
  const [first] = notes
  if (!first) throw new UsageError('Name the folders of the shards: npm run build -- --merge one two')
  const stranger = folders.find((_, index) => notes[index]?.digest !== first.digest)
  if (stranger)
    throw new UsageError(
      `"${stranger}" was built from other documents or pictures, with other options or on another day than "${folders[0]}". Build all shards from the same commit, with the same --today.`,
    )
  const numbers = notes.map(({ number }) => number).sort((a, b) => a - b)
  const wanted = Array.from({ length: first.of }, (_, index) => index + 1)
  if (numbers.join() !== wanted.join())
    throw new UsageError(`These are the shards ${numbers.join(', ')} of ${first.of}. Name each of them once.`)
  const release = await Release.begin(out, folders)
  try {
    for (const folder of folders) {
      addTree(folder, release.folder)
      await rm(join(release.folder, NOTE))
    }
    forgetRecord(out)
    await release.publish()
  } catch (error) {
    await release.abandon()
    throw error
  }
}

function readNote(folder: string): Note {
  const file = join(folder, NOTE)
  if (!existsSync(file)) throw new UsageError(`"${folder}" is no shard: there is no ${NOTE} in it.`)
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Note // as writeNote writes it
  } catch {
    throw new UsageError(`"${file}" is not whole. Build this shard anew.`)
  }
}

/** Every shard has what stands beside the pages, the same in all. @throws UsageError where it is not */
function addTree(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) {
      mkdirSync(copy, { recursive: true })
      addTree(source, copy)
    } else if (!existsSync(copy)) link(source, copy)
    else if (!readFileSync(source).equals(readFileSync(copy)))
      throw new UsageError(`"${source}" is not what another shard has in its place. Build all shards anew.`)
  }
}

/** Where a disk knows no hard links, or none across to another disk, a copy serves as well. */
function link(source: string, copy: string): void {
  try {
    linkSync(source, copy)
  } catch {
    copyFileSync(source, copy)
  }
}
