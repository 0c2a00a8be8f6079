import { imagePath, link, list, text } from '../fields.ts'
import { defineSection } from './define.ts'

export const admissionRequirements = defineSection(
  'admissionRequirements',
  'What a child needs in order to be admitted.',
  {
    title: text('The heading.', 'To be admitted'),
    description: text(
      'A sentence below the heading.',
      'Bring originals; we copy them and hand them back.',
    ).optional(),
    items: list(text('One requirement.', 'Birth certificate or passport'), 'The requirements, in order.'),
    image: imagePath('A picture beside the list; it only decorates.', '/images/colonnade.svg').optional(),
    buttonText: text('The words on a button below the list.', 'Start an application').optional(),
    buttonLink: link('Where that button leads.', '/admissions/apply').optional(),
  },
)
