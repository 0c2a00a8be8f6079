import { collection, text } from '../fields.ts'
import { defineSection } from './define.ts'

export const requirementsOverview = defineSection(
  'requirementsOverview',
  'The admission requirements of every page in a folder, taken from those pages.',
  {
    title: text('The heading.', 'What each stage asks'),
    description: text(
      'A sentence below the heading.',
      'Find the stage that your child would enter.',
    ).optional(),
    from: collection('Whose requirements are shown.'),
  },
)
