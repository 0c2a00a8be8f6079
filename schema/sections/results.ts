import { z } from 'zod'
import { yearOf } from '../model/dayProblems.ts'
import {
  entryList,
  HELP,
  inForms,
  inOrderOf,
  list,
  sentence,
  text,
  titled,
  wholeNumber,
  withKeywords,
} from '../model/fields.ts'
import { say } from '../problems/problem.ts'
import { defineSection } from './shared/defineSection.ts'
import { count, repeatedNames, wrongCount } from './shared/entryRules.ts'

const measure = z.strictObject({
  name: text('What is measured.', 'WASSCE pass rate'),
  unit: inForms(text('What its numbers count: "%", or a word such as "points".', '%'), {
    help: 'What its numbers count: %, or a word such as points.',
  }).optional(),
  meaning: text(
    'What the numbers say, such as what counts as a pass.',
    'Grades A1 to C6 in six subjects',
  ).optional(),
})

export const results = defineSection('results', {
  description: 'Results of examinations year by year, as a chart and as a table with the same numbers.',
  synonyms: `exam results, examination results, examinations, exams, chart, graph, diagram, pass rate, pass
    rates, grades, performance, league table, statistics by year`,
  fields: {
    ...titled('Examination results', 'Every candidate counts, whatever the grade.'),
    measures: list(measure, 'What is measured, in the order of the values of each year.'),
    years: entryList('The years, in any order.', {
      year: wholeNumber(1900, 2200, 'The year.', 2026),
      candidates: withKeywords(
        z
          .int()
          .min(1)
          .meta({ description: 'The number of candidates.', examples: [64] }),
        ['students', 'pupils', 'entries'],
      ).optional(),
      values: inOrderOf(
        'measures',
        list(
          z
            .number()
            .min(0)
            .nullable()
            .meta({
              description:
                'A number without the sign of its unit. Write null where it is not known; visitors read "–".',
              [HELP]:
                'A number without the sign of its unit. Leave it empty where it is not known; visitors read a dash.',
              examples: [98.5],
              errorMessage: 'A number belongs here, without quotes; or null where it is not known.',
            }),
          'The results: a value for each measure, in their order.',
        ),
      ),
    }),
    source: sentence(
      'Where the numbers are from.',
      'The results sheets of the examination council.',
    ).optional(),
  },
  rules: ({ measures, years }) => [
    ...repeatedNames(measures, 'measures'),
    ...repeatedNames(
      years.map(({ year }) => ({ name: `${year}` })),
      'years',
      'year',
    ),
    ...years.flatMap(({ year, values }, index) => [
      ...(values.length === measures.length
        ? []
        : [
            wrongCount(
              ['years', index, 'values'],
              `${year} has ${count(values.length, 'value')}, but there ${measures.length === 1 ? 'is' : 'are'} ${count(measures.length, 'measure')}.`,
              'Write one for each measure, in their order; null where it is not known.',
            ),
          ]),
      ...values.flatMap((value, at) =>
        isPercentage(measures[at]) && value !== null && value > 100
          ? {
              code: 'number-too-large' as const,
              path: ['years', index, 'values', at],
              message: `${value} is more than 100 %.`,
              suggestion: say`Correct it, or write another ${say.field('unit')} for this measure than "%".`,
            }
          : [],
      ),
    ]),
  ],
  warnings: ({ measures, years }, today) =>
    years.flatMap(({ year, values }, index) => [
      ...(year > yearOf(today)
        ? [
            {
              code: 'unlikely-date' as const,
              path: ['years', index, 'year'],
              message: `The year ${year} has not begun.`,
              suggestion: 'Correct the year.',
            },
          ]
        : []),
      ...values.flatMap((value, at) =>
        value === null
          ? {
              code: 'missing-fact' as const,
              path: ['years', index, 'values', at],
              message: `For "${measures[at]?.name}" of ${year} visitors read "–".`,
              suggestion: 'Write the number in place of null when it is known.',
            }
          : [],
      ),
    ]),
  words: {
    resultsYear: ['Year', 'The first column of a table of results.'],
    candidates: ['Candidates', 'A column of a table of results.'],
    valueIn: ['{value} in {year}', 'A result in a chart, for screen readers.'],
    notKnownIn: ['not known in {year}', 'A missing result in a chart, for screen readers.'],
  },
  presets: {
    'With everything': {
      id: 'results',
      title: 'Examination results',
      description: 'Every candidate counts, whatever the grade.',
      measures: [
        { name: 'WASSCE pass rate', unit: '%', meaning: 'Grades A1 to C6 in six subjects or more.' },
        { name: 'BECE pass rate', unit: '%', meaning: 'An aggregate of 30 or better.' },
        { name: 'IGCSE average', unit: 'points', meaning: 'An A* is 8 points, a G is 1.' },
      ],
      years: [
        { year: 2022, candidates: 48, values: [91, 100, 5.2] },
        { year: 2023, candidates: 52, values: [94.2, 98.1, 5.4] },
        { year: 2024, candidates: 57, values: [96.5, 100, 5.9] },
        { year: 2025, candidates: 61, values: [98.4, 100, 6.1] },
      ],
      source: 'The results sheets of the examination councils.',
    },
    'One measure, and a year that is not known yet': {
      id: 'a-level-results',
      title: 'A Level results',
      measures: [{ name: 'Grades A* to C', unit: '%' }],
      years: [
        { year: 2024, values: [71.5] },
        { year: 2025, values: [78] },
        { year: 2026, values: [null] },
      ],
    },
  },
})

type Measure = z.infer<typeof measure>

const isPercentage = (measure: Measure | undefined): boolean => measure?.unit === '%'
