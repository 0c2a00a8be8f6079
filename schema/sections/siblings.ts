import { collection, text } from '../fields.ts'
import { defineSection } from './define.ts'

export const siblings = defineSection(
  'siblings',
  'A line of links to the pages of a folder, with this page marked.',
  {
    label: text('What the line is, for those who cannot see it.', 'Stages'),
    from: collection('Which pages are linked.'),
  },
)
