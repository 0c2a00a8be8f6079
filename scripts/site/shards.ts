import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Texts } from '../../schema/read/source.ts'
import type { FilesIn } from '../lib/Files.ts'
import { UsageError } from '../lib/usageError.ts'
import { deleteMemo } from './memo.ts'
import type { Postings } from './outputs/search/PageIndexer.ts'
import { buildIndex, type SearchSettings } from './outputs/search/siteIndex.ts'
import { isOwnByName, MADE_FILES, readMadeFiles } from './release/madeFiles.ts'
import { Release } from './release/Release.ts'

/** One of several machines that build a site together, counted from 1. */
export interface Shard {
  number: number
  of: number
}

/** File in the folder of a shard that describes it; no part of the site. */
const MANIFEST = 'shard.json'

/** File in the folder of a shard with what the index for the search is made from; no part of the site either. */
const SEARCH_POSTINGS = 'search.postings'

interface ShardSearch {
  settings: SearchSettings
  postings: Postings[]
}

/** Writes what the index of the whole site is made from. */
export const writeShardSearch = (search: ShardSearch, release: FilesIn): Promise<void> =>
  release.write(SEARCH_POSTINGS, JSON.stringify(search))

interface ShardManifest extends Shard {
  /** The same for all shards of one site. */
  digest: string
}

/** @param option `3/16` @throws UsageError */
export function shardOf(option: string): Shard {
  const [, number = 0, of = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(option) ?? []).map(Number)
  if (number < 1 || number > of)
    throw new UsageError(`"${option}" is no shard. Write the third of sixteen as --shard 3/16.`)
  return { number, of }
}

/** The pages of a shard: every n-th, so that all shards take about the same time. */
export const shareOf = <T>(all: readonly T[], { number, of }: Shard): T[] =>
  all.filter((_, index) => index % of === number - 1)

/**
 * Writes the manifest of a shard.
 * @param common what all shards of one site are made from, besides its documents
 */
export async function writeShardManifest(
  shard: Shard,
  common: readonly unknown[],
  documents: Texts,
  release: FilesIn,
): Promise<void> {
  const hash = createHash('sha256')
  for (const part of common) hash.update(`${JSON.stringify(part)}\n`)
  for (const file of documents.keys()) hash.update(`${JSON.stringify([file, documents.get(file)])}\n`)
  const manifest: ShardManifest = { ...shard, digest: hash.digest('hex') }
  await release.write(MANIFEST, JSON.stringify(manifest))
}

/**
 * Joins the folders of all shards to the site that one machine would have built.
 * @throws UsageError when they are not all the shards of one site; the folder `out` then stays as it was
 */
export async function mergeShards(folders: readonly string[], out: string): Promise<void> {
  const manifests = folders.map(readShardManifest)
  const [first] = manifests
  if (!first) throw new UsageError('Name the folders of the shards: npm run build -- --merge one two')
  const mismatch = folders.find((_, index) => manifests[index]?.digest !== first.digest)
  if (mismatch)
    throw new UsageError(
      `"${mismatch}" was built from other documents or pictures, with other options or on another day than "${folders[0]}". Build all shards from the same commit, with the same --today.`,
    )
  const numbers = manifests.map(({ number }) => number).sort((a, b) => a - b)
  const wanted = Array.from({ length: first.of }, (_, index) => index + 1)
  if (numbers.join() !== wanted.join())
    throw new UsageError(`These are the shards ${numbers.join(', ')} of ${first.of}. Name each of them once.`)
  const site = folders.map(folder => readMadeFiles(folder)?.site).find(key => key !== undefined)
  const release = await Release.begin(out, folders, site)
  try {
    for (const folder of folders) {
      // What others have put there is no part of the site.
      const made = readMadeFiles(folder)?.files
      addTree(folder, release.folder, path => !made || made.has(path) || isOwnByName(path))
      for (const file of [MANIFEST, SEARCH_POSTINGS, MADE_FILES])
        await rm(join(release.folder, file), { force: true })
    }
    for (const [path, text] of mergedIndex(folders)) await release.write(path, text)
    deleteMemo(out)
    await release.publish()
  } catch (error) {
    await release.abandon()
    throw error
  }
}

/** The files of the index for the search; none on a site without a search. */
function mergedIndex(folders: readonly string[]): Iterable<[path: string, text: string]> {
  const shards = folders
    .map(folder => join(folder, SEARCH_POSTINGS))
    .filter(file => existsSync(file))
    .map(file => JSON.parse(readFileSync(file, 'utf8')) as ShardSearch) // as written above
  const [first] = shards
  if (!first) return []
  const postings = shards.flatMap(shard => shard.postings)
  return buildIndex(postings, first.settings).files
}

function readShardManifest(folder: string): ShardManifest {
  const file = join(folder, MANIFEST)
  if (!existsSync(file)) throw new UsageError(`"${folder}" is no shard: there is no ${MANIFEST} in it.`)
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ShardManifest // as writeShardManifest writes it
  } catch {
    throw new UsageError(`"${file}" is not whole. Build this shard anew.`)
  }
}

/** Files beside the pages are in every shard, and must be equal. @throws UsageError when two differ */
function addTree(from: string, to: string, isPart: (path: string) => boolean, below = ''): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) {
      mkdirSync(copy, { recursive: true })
      addTree(source, copy, isPart, `${below}${entry.name}/`)
    } else if (!isPart(below + entry.name)) continue
    else if (!existsSync(copy)) link(source, copy)
    else if (!readFileSync(source).equals(readFileSync(copy)))
      throw new UsageError(`"${source}" is not what another shard has in its place. Build all shards anew.`)
  }
}

/** Copies where the disk has no hard links, or `from` and `to` lie on two disks. */
function link(source: string, copy: string): void {
  try {
    linkSync(source, copy)
  } catch {
    copyFileSync(source, copy)
  }
}
