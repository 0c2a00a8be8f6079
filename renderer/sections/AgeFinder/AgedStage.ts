import type { AgeRange } from '../../../schema/sections/ages.ts'

/** A stage with the ages for which it is. */
export interface AgedStage {
  name: string
  link: string
  ages: AgeRange
}
