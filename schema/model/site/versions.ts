import { z } from 'zod'
import { type PathProblem, say, textOf } from '../../problems/problem.ts'
import { definitionOf, type SectionType, sectionTypes } from '../../section.ts'
import { LABEL } from '../fields.ts'
import { isObject } from '../isObject.ts'

const version = (type: SectionType) =>
  z
    .int()
    .min(1)
    .meta({ description: `The version of "${type}" sections in these documents.`, examples: [1] })
    .optional()

const shape = Object.fromEntries(sectionTypes.map(type => [type, version(type)])) as Record<
  SectionType,
  ReturnType<typeof version>
> // fromEntries forgets the keys, which are the section types

/** For which version of each section type the documents are written. `npm run migrate` writes it. */
export const versions = z.strictObject(shape).meta({
  description:
    'For which version of each section type the documents are written; 1 where nothing is said. "npm run migrate" writes it.',
  [LABEL]: 'Versions of the section types',
})

/** The version that a site, of whatever shape, states for a type. */
export function statedVersion(site: unknown, type: SectionType): number {
  const stated = isObject(site) && isObject(site.versions) ? site.versions[type] : undefined
  return typeof stated === 'number' ? stated : 1
}

/** What a site, of whatever shape, states that only a newer renderer knows; a sentence each. */
export function newerVersions(site: unknown): string[] {
  if (!isObject(site) || !isObject(site.versions)) return []
  return Object.entries(site.versions).flatMap(([name, stated]) => {
    const type = sectionTypes.find(known => known === name)
    if (!type)
      return `The documents are written for sections of the type "${name}", which this renderer does not know. Bring it up to date first.`
    const known = definitionOf(type).version
    const isNewer = Number(stated) > known
    return isNewer ? `${textOf(tooNew(type, Number(stated), known).message)} Bring it up to date first.` : []
  })
}

/** Versions that this renderer does not know yet. */
export const versionRules = (stated: z.infer<typeof versions>): PathProblem[] =>
  sectionTypes.flatMap(type => {
    const known = definitionOf(type).version
    return (stated[type] ?? 1) <= known ? [] : tooNew(type, stated[type] ?? 1, known)
  })

const tooNew = (type: SectionType, stated: number, known: number) => ({
  code: 'newer-section-version' as const,
  path: [type],
  message: say`The documents are written for version ${stated} of ${say.choice(type)} sections, and this renderer knows version ${known}.`,
  suggestion: `Bring the renderer up to date. If no document was ever migrated, write ${known} here.`,
})
