import { imagePath, intro, link, list, sentence, shownAt, text } from '../model/fields.ts'
import { defineSection } from './defineSection.ts'

export const admissionRequirements = defineSection('admissionRequirements', {
  description: 'What a child needs in order to be admitted.',
  synonyms: ['requirements', 'what to bring', 'checklist', 'conditions'],
  fields: {
    title: text('The heading.', 'To be admitted'),
    description: intro('Bring originals; we copy them and hand them back.'),
    items: list(sentence('One requirement.', 'Birth certificate or passport'), 'The requirements, in order.'),
    image: shownAt(
      720,
      imagePath('A picture beside the list; it only decorates.', '/images/colonnade.svg'),
    ).optional(),
    buttonText: text('The words on a button below the list.', 'Start an application').optional(),
    buttonLink: link('Where that button leads.', '/admissions/apply').optional(),
  },
  listed: ({ items }) => ({ requirements: items }),
  rules({ buttonText, buttonLink }) {
    if ((buttonText === undefined) === (buttonLink === undefined)) return []
    return [
      {
        code: 'incomplete-button',
        path: [],
        message: 'A button needs both its words and its link.',
        cure: 'Give both "buttonText" and "buttonLink", or neither.',
      },
    ]
  },
  presets: {
    'With everything': {
      id: 'requirements',
      title: 'To be admitted',
      description: 'Bring originals; we copy them and hand them back.',
      items: [
        'Child aged 5 to 11',
        'Birth certificate or passport',
        'The last two school reports, where there are any, with the signature of the head of the school',
        'A short conversation with the child and a parent or guardian',
      ],
      image: '/images/places/arcade.svg',
      buttonText: 'Start an application',
      buttonLink: '/admissions/apply',
    },
    'Requirements alone': {
      id: 'plain-requirements',
      title: 'What to bring',
      items: ['Birth certificate or passport', 'The last two school reports'],
    },
  },
})
