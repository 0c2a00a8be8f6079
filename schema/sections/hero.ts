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
    backgroundImage: imagePath(
      'The large picture; it only decorates. A photograph at least 1920 pixels wide, and wider than high, fills the opening, behind a pane of the wall where the words stand; one that is higher than wide stands beside them. Files for every screen are made of it.',
      '/images/hero-jhs.svg',
    ),
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
