import { z } from 'zod'
import { imagePath, link, text } from '../fields.ts'
import { defineSection } from './define.ts'

export const hero = defineSection(
  'hero',
  'The opening of a page: its main heading, one sentence, a large picture.',
  {
    title: text('The main heading of the page.', 'Junior High School'),
    description: text(
      'One or two sentences below the heading.',
      'Three years in which a child learns to work alone.',
    ),
    backgroundImage: imagePath('The large picture; it only decorates.', '/images/hero-jhs.svg'),
    actions: z
      .array(
        z.strictObject({
          buttonText: text('The words on the button.', 'Apply Now'),
          buttonLink: link('Where the button leads.', '/admissions/apply'),
        }),
      )
      .min(1)
      .max(2)
      .meta({ description: 'One or two buttons. The first is the main one.' })
      .optional(),
  },
)
