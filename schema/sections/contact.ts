import { text } from '../fields.ts'
import { defineSection } from './define.ts'

export const contact = defineSection(
  'contact',
  "The school's address, telephone and email, taken from _site.json.",
  {
    title: text('The heading.', 'Find us'),
    description: text('A sentence below the heading.', 'The gate is opposite the China Mall.').optional(),
  },
)
