import { sentence, text, withKeywords } from '../model/fields.ts'
import { defineSection } from './shared/defineSection.ts'

export const contact = defineSection('contact', {
  description:
    'The organisation\'s address, telephone numbers, email, opening hours and campuses, taken from "contact" of _site.json.',
  help: "The organisation's address, telephone numbers, email, opening hours and campuses, as they are kept for the whole site.",
  synonyms: `address, phone, email, whatsapp, opening hours, office hours, campuses, contact details, contact us,
    telephone, telephone numbers`,
  fields: {
    title: text('The heading.', 'Find us'),
    description: withKeywords(
      sentence('A sentence below the heading.', 'The gate is opposite the China Mall.'),
      ['fax', 'parking'],
    ).optional(),
  },
  shares: () => ({ showsContact: true }),
  words: {
    campuses: ['Campuses', 'The heading above further places of the organisation.'],
  },
  presets: {
    'With everything': {
      id: 'find-us',
      title: 'Find us',
      description: 'The gate is opposite the China Mall; visitors sign in at the lodge.',
    },
  },
})
