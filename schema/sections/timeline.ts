import { collection, text } from '../fields.ts'
import { defineSection } from './define.ts'

export const timeline = defineSection(
  'timeline',
  'The pages of a folder as a timeline; each opens to say more.',
  {
    title: text('The heading.', 'Your Academic Journey at {school}'),
    description: text(
      'A sentence below the heading.',
      'From the first classroom to the door of a university.',
    ).optional(),
    from: collection('Which pages make up the timeline.'),
  },
)
