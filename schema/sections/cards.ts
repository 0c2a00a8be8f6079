import { z } from 'zod'
import { iconName, imagePath, link, list, text } from '../fields.ts'
import { defineSection } from './define.ts'

export const cards = defineSection(
  'cards',
  'Short entries side by side, each perhaps with a picture and a link.',
  {
    title: text('The heading.', 'What we believe'),
    description: text('A sentence below the heading.', 'Four things we will not give up.').optional(),
    items: list(
      z.strictObject({
        title: text('The heading of the entry.', 'Curiosity'),
        description: text('A sentence or two about it.', 'Questions count for more than answers.'),
        link: link('The page that it leads to.', '/about/history').optional(),
        image: imagePath('A picture.', '/images/courtyard.svg', 'imageAlt').optional(),
        imageAlt: text(
          'What the picture shows, for those who cannot see it.',
          'The courtyard before lessons',
        ).optional(),
        icon: iconName('An icon instead of a picture.', 'sprout').optional(),
      }),
      'The entries, in order.',
    ),
  },
)
