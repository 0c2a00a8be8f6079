import { entryList, iconName, link, text } from '../model/fields.ts'
import { defineSection } from './shared/defineSection.ts'

export const quickLinks = defineSection('quickLinks', {
  description:
    'A short row of links to what visitors look for most. It fits directly below the opening of a page.',
  synonyms: 'quick links, shortcuts, buttons, actions',
  fields: {
    title: text('The heading, which is read aloud and not shown.', 'What are you looking for?'),
    items: entryList('The links, in order: four to six.', {
      label: text('The words of the link: one or two.', 'Fees'),
      link: link('Where it leads.', '/fees'),
      detail: text('A few words below it.', 'For each stage').optional(),
      icon: iconName('An icon beside the words.', 'wallet').optional(),
    }),
  },
  presets: {
    'With everything': {
      id: 'looking-for',
      title: 'What are you looking for?',
      items: [
        { label: 'Fees', link: '/about', detail: 'What each stage costs', icon: 'wallet' },
        { label: 'Dates', link: '/about', detail: 'Terms and holidays', icon: 'calendar-days' },
        { label: 'Visit us', link: '/about', detail: 'On any school morning', icon: 'map-pin' },
        { label: 'Contact', link: '/about', detail: 'Ring, write or walk in', icon: 'phone' },
        { label: 'Apply', link: '/admissions/apply', detail: 'In six steps', icon: 'pencil' },
      ],
    },
    'Words alone': {
      id: 'read-on',
      title: 'Read on',
      items: [
        { label: 'Our history', link: '/about/history' },
        { label: 'The blog', link: '/blog' },
        { label: 'Examination results and achievements', link: '/about' },
      ],
    },
  },
})
