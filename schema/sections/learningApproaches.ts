import { z } from 'zod'
import { iconName, list, text } from '../fields.ts'
import { defineSection } from './define.ts'

export const learningApproaches = defineSection(
  'learningApproaches',
  'How a stage teaches, each approach with an icon.',
  {
    title: text('The heading.', 'How we teach'),
    description: text('A sentence below the heading.', 'Six habits shared by every classroom.').optional(),
    items: list(
      z.strictObject({
        icon: iconName('The icon beside the approach.', 'users'),
        title: text('The name of the approach.', 'Learning by doing'),
        description: text('One sentence about it.', 'If it can be built, measured or grown, it is.'),
      }),
      'The approaches, in order.',
    ),
  },
)
