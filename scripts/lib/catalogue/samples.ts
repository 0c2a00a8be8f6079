import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type AnySection, type SectionType, sectionSchemas } from '../../../schema/section.ts'
import { projectRoot } from '../root.ts'

/** A section as an author might write it. */
export interface Sample {
  type: SectionType
  /** What is particular about it, among the samples of its type. */
  name: string
  section: AnySection
}

/** Every section type there is, in the order of the schema. */
export const sectionTypes: SectionType[] = sectionSchemas.map(schema => schema.shape.type.value)

/** The samples that the tests are made with: each type has a file, with one section or a list of named ones. */
export async function readSamples(): Promise<Sample[]> {
  const samples = await Promise.all(
    sectionTypes.map(async type => {
      const file = join(projectRoot, 'tests/fixtures/sections', `${type}.json`)
      // A test validates them.
      const content: AnySection | Omit<Sample, 'type'>[] = JSON.parse(await readFile(file, 'utf8'))
      const named = Array.isArray(content) ? content : [{ name: 'With everything', section: content }]
      return named.map(sample => ({ type, ...sample }))
    }),
  )
  return samples.flat()
}
