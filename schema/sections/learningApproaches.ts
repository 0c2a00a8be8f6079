import { entryList, iconName, sentence, text, titled } from '../model/fields.ts'
import { defineSection } from './shared/defineSection.ts'

export const learningApproaches = defineSection('learningApproaches', {
  description: 'How a stage teaches, each approach with an icon.',
  synonyms: 'approaches, methods, teaching, pedagogy, how we teach',
  fields: {
    ...titled('How we teach', 'Six habits shared by every classroom.'),
    items: entryList('The approaches, in order.', {
      icon: iconName('The icon beside the approach.', 'users'),
      title: text('The name of the approach.', 'Learning by doing'),
      description: sentence('One sentence about it.', 'If it can be built, measured or grown, it is.'),
    }),
  },
  presets: {
    'With everything': {
      id: 'how-we-teach',
      title: 'How we teach',
      description: 'Habits shared by every classroom.',
      items: [
        {
          icon: 'hammer',
          title: 'Learning by doing',
          description: 'If it can be built, measured or grown, it is.',
        },
        {
          icon: 'users',
          title: 'Working together',
          description: 'Groups change each term, so everyone leads and everyone follows.',
        },
        {
          icon: 'message-circle-question',
          title: 'Asking first',
          description: 'A lesson opens with a question and closes with a better one.',
        },
        {
          icon: 'book-open',
          title: 'Reading every day',
          description: "Twenty minutes, a book of one's own choice.",
        },
      ],
    },
  },
})
