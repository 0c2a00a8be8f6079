import { entryList, link, sentence, text, titled, wholeNumber } from '../model/fields.ts'
import { light } from '../model/light.ts'
import { say } from '../problems/problem.ts'
import { defineSection } from './shared/defineSection.ts'

export const milestones = defineSection('milestones', {
  description: 'The years of a history, one below the other, each in a light of the morning.',
  synonyms: 'history, years, chronicle, anniversary',
  fields: {
    ...titled('The years so far', 'What we can show on paper.'),
    items: entryList(
      'The years, in order. Each has the light that follows that of the one before, unless it names another.',
      {
        year: wholeNumber(
          1,
          2100,
          'The year, only where a document states it. Without it the page says that the year is to be confirmed.',
          2022,
        ).optional(),
        title: text('What happened, in a few words.', 'The library opens'),
        description: sentence('More about it.', 'On 3 May, with four hundred books.'),
        link: link('A page that tells the whole story.', '/blog/1').optional(),
        light: light.optional(),
      },
    ),
  },
  warnings: ({ items }) =>
    items.flatMap(({ year, title }, index) =>
      year === undefined
        ? {
            code: 'missing-fact' as const,
            path: ['items', index],
            message: `For "${title}" visitors read that the year is to be confirmed.`,
            suggestion: say`Write its ${say.field('year')} when a document states it.`,
          }
        : [],
    ),
  words: {
    yearToConfirm: ['Year to be confirmed', 'In the place of a year that no document states yet.'],
  },
  presets: {
    'With everything': {
      id: 'years',
      title: 'The years so far',
      description: 'What we can show on paper.',
      items: [
        { title: 'The first lesson', description: 'The office looks for the year in its papers.' },
        {
          year: 2022,
          title: 'The library opens',
          description: 'On 3 May, with four hundred books.',
          link: '/blog/1',
          light: 'bright',
        },
        { year: 2024, title: 'A second court', description: 'For netball and basketball.' },
      ],
    },
  },
})
