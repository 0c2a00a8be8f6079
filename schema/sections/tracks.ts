import { z } from 'zod'
import { entryList, link, sentence, text, titled } from '../model/fields.ts'
import { defineSection } from './shared/defineSection.ts'

export const tracks = defineSection('tracks', {
  description: 'Places where the way through the school forks, each with its tracks.',
  synonyms: 'branches, routes, choices, options, pathways',
  fields: {
    ...titled('Two roads through each secondary school', 'Both are taught under one roof.'),
    items: entryList('The forks, in order.', {
      name: text('Where the way forks.', 'Junior Secondary'),
      link: link('The page about it.', '/stages/secondary').optional(),
      tracks: z
        .array(
          z.strictObject({
            name: text('The name of the track.', 'GES Champions Path'),
            description: sentence('One sentence about it.', 'The Ghanaian curriculum, leading to the BECE.'),
            link: link('The page about it.', '/stages/jhs').optional(),
          }),
        )
        .min(2)
        .meta({ description: 'The tracks, two or more.' }),
    }),
  },
  presets: {
    'Two forks': {
      id: 'tracks',
      title: 'Two roads through each secondary school',
      description: 'They run side by side, under one roof.',
      items: [
        {
          name: 'Junior Secondary',
          link: '/stages',
          tracks: [
            {
              name: 'GES Champions Path',
              description: 'The Ghanaian curriculum, leading to the BECE.',
              link: '/stages',
            },
            {
              name: 'Pearson Global Track',
              description: 'An international syllabus that leads on to IGCSE.',
              link: '#',
            },
          ],
        },
        {
          name: 'Sixth form',
          tracks: [
            { name: 'Sciences', description: 'Mathematics, physics and chemistry.' },
            { name: 'Arts', description: 'Literature, history and a language.' },
            { name: 'Business', description: 'Economics, accounting and law.' },
          ],
        },
      ],
    },
  },
})
