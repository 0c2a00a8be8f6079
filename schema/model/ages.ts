import { z } from 'zod'
import type { PathProblem } from '../problems/problem.ts'
import { HELP } from './fields.ts'

const age = (description: string, example: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,2} (?:months?|years?)$/)
    .meta({
      description: `${description} A number with "months" or "years".`,
      [HELP]: `${description} A number with the word months or years.`,
      examples: [example],
      errorMessage: `Write a number and "months" or "years", such as "${example}".`,
    })

/** For children of which age a page is. */
export const ages = z
  .strictObject({
    from: age('The age from which a child can come.', '6 months'),
    to: age(
      'The age at which the next one begins: a child of this age is too old on its first day.',
      '5 years',
    ),
    usual: z
      .boolean()
      .meta({
        description: 'true where the ages are usual rather than required; visitors read "about".',
        [HELP]: 'Switch on where the ages are usual rather than required. Visitors read “about”.',
        examples: [true],
      })
      .optional(),
  })
  .meta({ description: 'The ages for which this page is, for a table of ages.' })

export type Ages = z.infer<typeof ages>

/** An age as its author counts it. */
export interface Age {
  count: number
  unit: 'month' | 'year'
  months: number
}

export interface AgeRange {
  from: Age
  to: Age
  isUsual?: true
}

export const rangeOf = ({ from, to, usual }: Ages): AgeRange => ({
  from: ageOf(from),
  to: ageOf(to),
  ...(usual && { isUsual: true }),
})

function ageOf(written: string): Age {
  const [number, word = ''] = written.split(' ')
  const count = Number(number)
  return word.startsWith('month')
    ? { count, unit: 'month', months: count }
    : { count, unit: 'year', months: count * 12 }
}

/** Ages of which the later comes first. */
export const ageRules = (ages: Ages): PathProblem[] =>
  ageOf(ages.from).months < ageOf(ages.to).months
    ? []
    : [
        {
          code: 'end-before-start',
          path: ['to'],
          message: `The ages end at ${ages.to}, and begin only at ${ages.from}.`,
          suggestion: 'Correct one of the two.',
        },
      ]
