import { z } from 'zod'
import { imagePath, text as line, link, paragraphs } from '../fields.ts'
import { defineSection } from './define.ts'

export const text = defineSection('text', 'A heading with paragraphs, and perhaps a picture.', {
  title: line('The heading.', 'Welcome'),
  lead: line('An opening sentence in larger type.', 'At this stage the timetable fills.').optional(),
  content: paragraphs('The text.', 'First paragraph.\nSecond paragraph.'),
  image: imagePath('A picture beside the text.', '/images/courtyard.svg', 'imageAlt').optional(),
  imageAlt: line(
    'What the picture shows, for those who cannot see it.',
    'The courtyard before lessons',
  ).optional(),
  action: z
    .strictObject({
      text: line('The words of the link.', 'Read our history'),
      link: link('Where it leads.', '/about/history'),
    })
    .meta({ description: 'A link below the text.' })
    .optional(),
})
