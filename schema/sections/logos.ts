import { entryList, imagePath, link, shownAt, text, titled } from '../model/fields.ts'
import { defineSection } from './shared/defineSection.ts'

export const logos = defineSection('logos', {
  description: 'The marks of examination boards, partners and accreditations, in even size.',
  synonyms: `logo, partners, gallery of logos, sponsors, accreditation, accreditations, affiliations,
    memberships, brands, badges, examination boards`,
  fields: {
    ...titled('Examined and accredited by', 'Each of them visits us regularly.'),
    items: entryList('The marks, in order.', {
      name: text('The name. It is read out in place of the mark.', 'Cambridge International'),
      // The name describes the mark.
      image: shownAt(
        240,
        imagePath('The mark. Without it the name is shown.', '/images/logos/cambridge.svg', 'name'),
      ).optional(),
      link: link('The website that it leads to.', 'https://www.cambridgeinternational.org').optional(),
    }),
  },
  presets: {
    'Marks and names': {
      id: 'examined-by',
      title: 'Who examines our pupils',
      description: 'Each board sets its own papers and marks them itself.',
      items: [
        { name: 'The mark of the school', image: '/images/mark-dark.svg', link: '/about/history' },
        { name: 'Ghana Education Service' },
        { name: 'Pearson Edexcel' },
        { name: 'West African Examinations Council', link: '#' },
        { name: 'Cambridge International' },
      ],
    },
  },
})
