import { entryList, sentence, text, titled } from '../model/fields.ts'
import { defineSection } from './shared/defineSection.ts'

export const steps = defineSection('steps', {
  description: 'What to do, in numbered steps.',
  synonyms: 'instructions, how to, procedure',
  fields: {
    ...titled('How to apply', 'Most families need three weeks.'),
    items: entryList('The steps, in order.', {
      title: text('The step in a few words.', 'Visit us'),
      description: sentence('What happens in it.', 'Come on any school morning; ring first.'),
    }),
  },
  presets: {
    'With everything': {
      id: 'how-to-apply',
      title: 'How to apply',
      description: 'Most families need three weeks from the first call to the first day.',
      items: [
        { title: 'Visit us', description: 'Come on any school morning; ring {phone} first.' },
        { title: 'Send the form', description: 'The form below, or a letter to the office.' },
        { title: 'Hear from us', description: 'By telephone within the week, then in writing.' },
      ],
    },
  },
})
