import { z } from 'zod'
import { link, list, text } from '../fields.ts'
import { defineSection } from './define.ts'

export const pathForward = defineSection('pathForward', 'The stages that follow, as steps that climb.', {
  title: text('The heading.', 'The path forward'),
  description: text('A sentence below the heading.', 'Where this stage leads.').optional(),
  items: list(
    z.strictObject({
      stage: text('The name of the step.', 'Senior High School'),
      description: text('One sentence about it.', 'Three years, ending with the WASSCE.'),
      link: link('The page about it.', '/stages/shs').optional(),
    }),
    'The steps, from the nearest to the furthest.',
  ),
})
