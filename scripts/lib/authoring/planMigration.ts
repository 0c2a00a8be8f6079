import { isDeepStrictEqual } from 'node:util'
import { applyEdits, findNodeAtLocation, modify, type Node, parseTree } from 'jsonc-parser'
import { isObject } from '../../../schema/model/isObject.ts'
import { newerVersions, statedVersion } from '../../../schema/model/site/versions.ts'
import { isError, type Path, type Problem } from '../../../schema/problems/problem.ts'
import { parseDocument } from '../../../schema/read/parse.ts'
import type { SourceDocument } from '../../../schema/read/source.ts'
import { definitionOf, type SectionType } from '../../../schema/section.ts'
import {
  migrateSection,
  type VersionedSection,
  versionedSections,
  versionedTypes,
} from '../../../schema/sections/migrateSection.ts'
import { readDocuments } from '../../site/folder.ts'
import { oneLine } from '../report/pretty.ts'
import { UsageError } from '../usageError.ts'

/** A document before and after its migration. */
interface MigratedDocument {
  file: string
  before: string
  after: string
}

const SITE = '_site.json'

/**
 * Plans how the documents of a site get the shape of today's section types. Writes nothing. It reads documents that today's
 * schema refuses.
 * @returns `_site.json` last: it states the versions, which hold once everything else is written
 * @throws UsageError when a document is no JSON, when there is no `_site.json`, or when it is for a newer renderer
 */
export async function planMigration(folder: string): Promise<MigratedDocument[]> {
  const { texts, problems } = readDocuments(folder)
  const [unreadable] = problems.filter(isError)
  if (unreadable) throw mendFirst(unreadable)
  const documents = [...texts].map(([file, text]) => ({ file, text }))
  const parsed = documents.map(source => ({ source, value: jsonOf(source) }))
  const site = parsed.find(({ source }) => source.file === SITE)
  if (!site) throw new UsageError(`There is no "${SITE}" in "${folder}".`)
  const [newer] = newerVersions(site.value)
  if (newer) throw new UsageError(newer)
  const isOutdated = (type: SectionType) => statedVersion(site.value, type) < definitionOf(type).version
  const used = new Set<SectionType>()
  const migrated: MigratedDocument[] = []
  for (const { source, value } of parsed) {
    // All of them: a document that was written elsewhere may come later than the others.
    const sections = versionedSections(value)
    for (const { type } of sections) if (isOutdated(type)) used.add(type)
    const after = withMigrated(source.text, value, sections)
    if (after !== source.text) migrated.push({ file: source.file, before: source.text, after })
  }
  const { file, text } = site.source
  const after = withVersions(text, site.value, used)
  return after === text ? migrated : [...migrated, { file, before: text, after }]
}

function withMigrated(text: string, value: unknown, sections: readonly VersionedSection[]): string {
  if (!isObject(value) || !Array.isArray(value.sections)) return text
  let current = text
  for (const { type, index } of sections) {
    const section: unknown = value.sections[index]
    if (isObject(section))
      current = rewriteValue(current, ['sections', index], section, migrateSection(section, type))
  }
  return current
}

/** `_site.json` with the versions of today for these types. */
function withVersions(text: string, site: unknown, types: Iterable<SectionType>): string {
  const wanted = versionedTypes.filter(type => new Set(types).has(type))
  if (wanted.length === 0 || !isObject(site)) return text
  const stated = isObject(site.versions) ? site.versions : {}
  const today = Object.fromEntries(wanted.map(type => [type, definitionOf(type).version]))
  return rewriteValue(text, [], site, { ...site, versions: { ...stated, ...today } })
}

function jsonOf(source: SourceDocument): unknown {
  try {
    return JSON.parse(source.text)
  } catch {
    const [problem] = [parseDocument(source)].flatMap(result => (Array.isArray(result) ? result : []))
    throw problem ? mendFirst(problem) : new UsageError(`"${source.file}" is no JSON.`)
  }
}

const mendFirst = (problem: Problem): UsageError =>
  new UsageError(`A document that cannot be read cannot be migrated. Mend this first:\n${oneLine(problem)}`)

/**
 * Writes another value in the place of the one at `path`. What both have in common keeps its formatting and its order.
 * @param text valid JSON that has `before` at `path`
 */
export function rewriteValue(text: string, path: Path, before: unknown, after: unknown): string {
  if (isDeepStrictEqual(before, after)) return text
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return after.reduce<string>(
      (current, entry, index) => rewriteValue(current, [...path, index], before[index], entry),
      text,
    )
  const hasCommonKeys =
    isObject(before) && isObject(after) && Object.keys(after).some(key => Object.hasOwn(before, key))
  if (!hasCommonKeys) return replaceValue(text, path, after)
  let current = text
  // Without options for formatting it leaves everything around as it is.
  for (const key of Object.keys(before))
    if (!Object.hasOwn(after, key))
      current = applyEdits(current, modify(current, [...path, key], undefined, {}))
  let previous: string | undefined
  for (const [key, value] of Object.entries(after)) {
    current = Object.hasOwn(before, key)
      ? rewriteValue(current, [...path, key], before[key], value)
      : insertProperty(current, path, previous, key, value)
    previous = key
  }
  return current
}

function replaceValue(text: string, path: Path, value: unknown): string {
  const { offset, length } = nodeAt(text, path)
  const content = written(value, indentationAt(text, offset), text)
  return applyEdits(text, [{ offset, length, content }])
}

/** @param previous the key after which the new one comes; absent for the first */
function insertProperty(
  text: string,
  path: Path,
  previous: string | undefined,
  key: string,
  value: unknown,
): string {
  const property =
    previous === undefined ? nodeAt(text, path).children?.[0] : nodeAt(text, [...path, previous]).parent
  if (!property) throw new Error(`There is nothing beside which "${key}" could stand`)
  const gap = /\s*$/.exec(text.slice(0, property.offset))?.[0] ?? ''
  const content = `${JSON.stringify(key)}: ${written(value, indentationAt(text, property.offset), text)}`
  return previous === undefined
    ? applyEdits(text, [{ offset: property.offset, length: 0, content: `${content},${gap || ' '}` }])
    : applyEdits(text, [
        { offset: property.offset + property.length, length: 0, content: `,${gap || ' '}${content}` },
      ])
}

function nodeAt(text: string, path: Path): Node {
  const root = parseTree(text)
  const node = root && findNodeAtLocation(root, [...path])
  if (!node) throw new Error(`There is nothing at ${path.join('.')}`)
  return node
}

const indentationAt = (text: string, offset: number): string => {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  return /^[ \t]*/.exec(line)?.[0] ?? ''
}

/** Characters of the longest value that stands on one line. */
const ONE_LINE = 80

/** A value as JSON: a short one on one line, a longer one indented like the text around. */
function written(value: unknown, indentation: string, text: string): string {
  const unit = /^\t/m.test(text) ? '\t' : (/^ +/m.exec(text)?.[0] ?? '  ')
  const lines = JSON.stringify(value, null, unit).split('\n')
  const oneLine = lines
    .map(line => line.trim())
    .join(' ')
    .replace(/\[ (.*) \]$/, '[$1]')
  if (oneLine.length <= ONE_LINE) return oneLine
  return lines.join(`${text.includes('\r\n') ? '\r\n' : '\n'}${indentation}`)
}
