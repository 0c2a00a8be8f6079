import { z } from 'zod'
import { type PathProblem, say, type Wording } from '../../problems/problem.ts'
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

/** What a site, of whatever shape, states that only a newer renderer knows. */
export function newerVersions(site: unknown): (PathProblem & { name: string; message: Wording })[] {
  if (!isObject(site) || !isObject(site.versions)) return []
  return Object.entries(site.versions).flatMap(([name, stated]) => {
    const type = sectionTypes.find(known => known === name)
    const version = type && definitionOf(type).version
    if (version !== undefined && !(Number(stated) > version)) return []
    const known = version === undefined ? 'does not know them' : `knows version ${version}`
    return {
      name,
      code: 'newer-section-version' as const,
      path: ['versions', name],
      message: say`The documents are written for version ${Number(stated)} of ${say.choice(name)} sections, and this renderer ${known}.`,
      suggestion: `Bring the renderer up to date.${version === undefined ? '' : ` If no document was ever migrated, write ${version} here.`}`,
    }
  })
}
