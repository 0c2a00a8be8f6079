import { action, imagePath, list, sentence, shownAt, titled } from '../model/fields.ts'
import { defineSection, type JsonObject } from './shared/defineSection.ts'

export const admissionRequirements = defineSection('admissionRequirements', {
  description: 'What a child needs in order to be admitted.',
  synonyms: 'requirements, what to bring, checklist, conditions',
  fields: {
    ...titled('To be admitted', 'Bring originals; we copy them and hand them back.'),
    items: list(sentence('One requirement.', 'Birth certificate or passport'), 'The requirements, in order.'),
    image: shownAt(
      720,
      imagePath('A picture beside the list; it only decorates.', '/images/colonnade.svg'),
    ).optional(),
    action: action('A button below the list.', 'Start an application', '/admissions/apply'),
  },
  migrations: [withAction],
  shares: ({ items }) => ({ requirements: items }),
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
      action: { text: 'Start an application', link: '/admissions/apply' },
    },
    'Requirements alone': {
      id: 'plain-requirements',
      title: 'What to bring',
      items: ['Birth certificate or passport', 'The last two school reports'],
    },
  },
})

/** Version 1 had the words and the link of the button next to each other, so that one could be there without the other. */
function withAction({ buttonText, buttonLink, ...section }: JsonObject): JsonObject {
  const action = {
    ...(buttonText !== undefined && { text: buttonText }),
    ...(buttonLink !== undefined && { link: buttonLink }),
  }
  return Object.keys(action).length > 0 ? { ...section, action } : section
}
