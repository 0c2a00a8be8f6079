import { z } from 'zod'
import { list, text } from '../fields.ts'
import { defineSection } from './define.ts'

export const claims = defineSection(
  'claims',
  'Results in large numerals, each with a wall of a hundred openings.',
  {
    title: text('The heading.', 'Our results'),
    description: text('A sentence below the heading.', 'Lit means passed.').optional(),
    items: list(
      z.strictObject({
        value: text('The figure as it is shown.', '98%+'),
        label: text('What it measures.', 'WASSCE pass rate'),
        description: text(
          'What the label stands for.',
          'West African Senior School Certificate Examination',
        ).optional(),
        lit: z
          .int()
          .min(0)
          .max(100)
          .meta({ description: 'How many of the hundred openings are lit.', examples: [98] }),
      }),
      'The results, in order.',
    ),
  },
)
