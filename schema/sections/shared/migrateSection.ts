import { isObject } from '../../model/isObject.ts'
import { definitionOf, type SectionType, sectionTypes } from '../../section.ts'
import type { JsonObject } from './defineSection.ts'

/** A section of a type that has had more than one version. */
export interface VersionedSection {
  type: SectionType
  /** Its place among the sections of its document. */
  index: number
  /** Whether it has the shape of an earlier version. */
  isOutdated: boolean
}

/** The types that have had more than one version. */
export const versionedTypes: readonly SectionType[] = sectionTypes.filter(
  type => definitionOf(type).version > 1,
)

const versionedByName: ReadonlyMap<unknown, SectionType> = new Map(versionedTypes.map(type => [type, type]))

/** The sections of a document, of whatever shape, whose types have had more than one version. */
export function versionedSections(value: unknown): VersionedSection[] {
  if (!isObject(value) || !Array.isArray(value.sections)) return []
  const sections: readonly unknown[] = value.sections
  const found: VersionedSection[] = []
  for (let index = 0; index < sections.length; index++) {
    const section = sections[index]
    const type = isObject(section) ? versionedByName.get(section.type) : undefined
    if (!type || !isObject(section)) continue
    const isOutdated = JSON.stringify(migrateSection(section, type)) !== JSON.stringify(section)
    found.push({ type, index, isOutdated })
  }
  return found
}

/**
 * A section in the shape of today. Every migration leaves a newer shape as it is, so all of them run, whatever the site says
 * of its version.
 */
export function migrateSection(section: JsonObject, type: SectionType): JsonObject {
  const { migrations = [] } = definitionOf(type)
  return migrations.reduce((current, migrate) => migrate(current), section)
}
