import { entryList, text, titled, wholeNumber } from '../model/fields.ts'
import { defineSection } from './shared/defineSection.ts'

export const claims = defineSection('claims', {
  description: 'Results in large numerals, each with a wall of a hundred openings.',
  synonyms: 'statistics, numbers, figures, achievements, facts and figures, counters',
  fields: {
    ...titled('Our results', 'Lit means passed.'),
    items: entryList('The results, in order.', {
      value: text('The figure as it is shown.', '98%+'),
      label: text('What it measures.', 'WASSCE pass rate'),
      description: text(
        'What the label stands for.',
        'West African Senior School Certificate Examination',
      ).optional(),
      lit: wholeNumber(0, 100, 'How many of the hundred openings are lit.', 98),
    }),
  },
  words: {
    openingsLit: ['{lit} of 100 openings lit', 'The wall of windows above a result, for screen readers.'],
  },
  presets: {
    'Three claims': {
      id: 'results',
      title: 'Our results',
      description: 'Lit means passed.',
      items: [
        {
          value: '100%',
          label: 'BECE pass rate',
          description: 'Basic Education Certificate Examination',
          lit: 100,
        },
        {
          value: '98%+',
          label: 'WASSCE pass rate',
          description: 'West African Senior School Certificate Examination',
          lit: 98,
        },
        { value: '47%', label: 'Pupils who walk to school', lit: 47 },
      ],
    },
  },
})
