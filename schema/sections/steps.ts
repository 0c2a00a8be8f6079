import { z } from 'zod'
import { list, text } from '../fields.ts'
import { defineSection } from './define.ts'

export const steps = defineSection('steps', 'What to do, in numbered steps.', {
  title: text('The heading.', 'How to apply'),
  description: text('A sentence below the heading.', 'Most families need three weeks.').optional(),
  items: list(
    z.strictObject({
      title: text('The step in a few words.', 'Visit us'),
      description: text('What happens in it.', 'Come on any school morning; ring first.'),
    }),
    'The steps, in order.',
  ),
})
