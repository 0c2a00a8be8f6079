import { z } from 'zod'
import { imagePath, text } from '../fields.ts'
import { defineSection } from './define.ts'

export const gallery = defineSection(
  'gallery',
  'Pictures that open in full screen. More than five become a carousel.',
  {
    title: text('The heading.', 'Gallery Highlights'),
    description: text('A sentence below the heading.', 'The school by daylight.').optional(),
    items: z
      .array(
        z.strictObject({
          src: imagePath('The picture.', '/images/gallery/roof.svg', 'alt'),
          alt: text(
            'What the picture shows, for those who cannot see it.',
            'A folded roof over a walkway',
          ).optional(),
          caption: text(
            'The words below the picture in full screen.',
            'The long walkway, a little before noon',
          ).optional(),
        }),
      )
      .meta({ description: 'The pictures.' }),
  },
)
