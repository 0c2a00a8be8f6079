import { z } from 'zod'
import { link, list, text } from '../fields.ts'
import { defineSection } from './define.ts'

export const tracks = defineSection(
  'tracks',
  'Places where the way through the school forks, each with its tracks.',
  {
    title: text('The heading.', 'Two roads through each secondary school'),
    description: text('A sentence below the heading.', 'Both are taught under one roof.').optional(),
    items: list(
      z.strictObject({
        name: text('Where the way forks.', 'Junior Secondary'),
        link: link('The page about it.', '/stages/secondary').optional(),
        tracks: z
          .array(
            z.strictObject({
              name: text('The name of the track.', 'GES Champions Path'),
              description: text('One sentence about it.', 'The Ghanaian curriculum, leading to the BECE.'),
              link: link('The page about it.', '/stages/jhs').optional(),
            }),
          )
          .min(2)
          .meta({ description: 'The tracks, two or more.' }),
      }),
      'The forks, in order.',
    ),
  },
)
