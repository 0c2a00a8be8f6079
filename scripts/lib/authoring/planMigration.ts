import { isObject } from '../../../schema/model/isObject.ts'
import { newerVersions, statedVersion } from '../../../schema/model/site/versions.ts'
import { isError, type Problem, textOf } from '../../../schema/problems/problem.ts'
import { parseDocument } from '../../../schema/read/parse.ts'
import type { SourceDocument } from '../../../schema/read/source.ts'
import { definitionOf, type SectionType } from '../../../schema/section.ts'
import {
  migrateSection,
  type VersionedSection,
  versionedSections,
  versionedTypes,
} from '../../../schema/sections/shared/migrateSection.ts'
import { rewriteValue } from '../../../schema/text/edit.ts'
import { readDocuments } from '../../site/folder.ts'
import { oneLine } from '../report/oneLine.ts'
import { UsageError } from '../usageError.ts'
import type { ChangedDocument } from './fix.ts'

const SITE = '_site.json'

/**
 * Plans how the documents of a site get the shape of today's section types. Writes nothing. It reads documents that today's
 * schema refuses.
 * @returns `_site.json` last: it states the versions, which hold once everything else is written
 * @throws UsageError when a document is no JSON, when there is no `_site.json`, or when it is for a newer renderer
 */
export async function planMigration(folder: string): Promise<ChangedDocument[]> {
  const { texts, problems } = readDocuments(folder)
  const [unreadable] = problems.filter(isError)
  if (unreadable) throw fixFirst(unreadable)
  const documents = [...texts].map(([file, text]) => ({ file, text }))
  const parsed = documents.map(source => ({ source, value: jsonOf(source) }))
  const site = parsed.find(({ source }) => source.file === SITE)
  if (!site) throw new UsageError(`There is no "${SITE}" in "${folder}".`)
  const [newer] = newerVersions(site.value)
  if (newer) throw new UsageError(`${textOf(newer.message)} Bring it up to date first.`)
  const isOutdated = (type: SectionType) => statedVersion(site.value, type) < definitionOf(type).version
  const used = new Set<SectionType>()
  const migrated: ChangedDocument[] = []
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
    throw problem ? fixFirst(problem) : new UsageError(`"${source.file}" is no JSON.`)
  }
}

const fixFirst = (problem: Problem): UsageError =>
  new UsageError(`A document that cannot be read cannot be migrated. Mend this first:\n${oneLine(problem)}`)
