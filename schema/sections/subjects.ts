import { z } from 'zod'
import { list, text } from '../fields.ts'
import { defineSection } from './define.ts'

export const subjects = defineSection('subjects', 'The subjects that a stage offers, perhaps in groups.', {
  title: text('The heading.', 'Subjects offered'),
  description: text('A sentence below the heading.', 'Pupils take eight to ten subjects.').optional(),
  items: list(
    z.strictObject({
      name: text('The name of the subject.', 'Mathematics'),
      description: text('What is learned in it.', 'Number, algebra and proof, with the working shown.'),
      group: text(
        'The group under which it is listed. Give it for every subject or for none.',
        'Sciences',
      ).optional(),
    }),
    'The subjects, in the order in which they are shown.',
  ),
})
