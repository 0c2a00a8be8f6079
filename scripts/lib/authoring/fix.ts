import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { styleText } from 'node:util'
import { createTwoFilesPatch } from 'diff'
import type { View } from '../../../schema/model/publication.ts'
import type { Problem } from '../../../schema/problems/problem.ts'
import { decodeText } from '../../../schema/read/decode.ts'
import { fixDocuments } from '../../../schema/read/fixDocuments.ts'
import { readSite } from '../../site/folder.ts'
import type { Folders } from '../Folders.ts'
import { visible } from '../report/oneLine.ts'
import { replaceRead } from './replaceRead.ts'

/** A document before and after a change. */
export interface ChangedDocument {
  file: string
  before: string
  after: string
}

/**
 * Finds what has one sure fix in a whole site. Writes nothing.
 * @throws UsageError when a folder is not there
 */
export async function findFixes(folders: Folders, view: View): Promise<ChangedDocument[]> {
  const site = await readSite(folders, view)
  const decoded = await wronglyEncoded(folders.pages, site.invalid)
  const read = [...site.texts.keys()].map(file => [file, site.texts.get(file) ?? ''] as const)
  const before = new Map([...read, ...decoded])
  const plain = [...before].map(([file, text]) => ({ file, text: text.replace(/^\ufeff/, '') }))
  const fixed = fixDocuments(
    plain,
    documents => site.with({ texts: new Map(documents.map(({ file, text }) => [file, text])) }).problems,
  )
  const reencoded = new Set(decoded.map(([file]) => file))
  return fixed
    .map(({ file, text }) => ({ file, before: before.get(file) ?? '', after: text }))
    .filter(({ file, before, after }) => before !== after || reencoded.has(file))
}

/** Documents whose only problem is their encoding, and which can be decoded all the same. */
async function wronglyEncoded(
  folder: string,
  problems: readonly Problem[],
): Promise<[file: string, text: string][]> {
  const found = problems.filter(({ code }) => code === 'byte-order-mark' || code === 'wrong-encoding')
  const texts = await Promise.all(
    found.map(async ({ file }) => [file, decodeText(await readFile(join(folder, file)))] as const),
  )
  return texts.flatMap(([file, text]) => (text === undefined ? [] : [[file, text]]))
}

/**
 * Writes all changed documents, each in one step: it is the old one or the new one, never a half.
 * @throws UsageError when one of them is no longer what was read; nothing is written then
 */
export const writeChanged = (folder: string, changed: readonly ChangedDocument[]): Promise<void> =>
  replaceRead(
    folder,
    new Map(changed.map(({ file, before }) => [file, before])),
    new Map(changed.map(({ file, after }) => [file, after])),
  )

/** What changes, line by line. */
export function diffOf({ file, before, after }: ChangedDocument, isColoured: boolean): string {
  if (before === after) return `${file}: saved again as UTF-8\n`
  const patch = createTwoFilesPatch(file, file, before, after, undefined, undefined, { context: 1 })
  const lines = visible(patch.slice(patch.indexOf('---')).replaceAll('\r', '')).split('\n')
  return (isColoured ? lines.map(coloured) : lines).join('\n')
}

function coloured(line: string): string {
  if (/^(?:---|\+\+\+)/.test(line)) return styleText('bold', line)
  if (line.startsWith('+')) return styleText('green', line)
  if (line.startsWith('-')) return styleText('red', line)
  return line.startsWith('@@') ? styleText('cyan', line) : line
}
