import { entryList, paragraphs, text, titled } from '../model/fields.ts'
import { defineSection } from './shared/defineSection.ts'

export const faq = defineSection('faq', {
  description: 'Questions that open to show their answers, one at a time.',
  synonyms: 'questions, answers, accordion, q&a, frequently asked questions, help',
  fields: {
    ...titled('Questions parents ask', 'Ask the office whatever is not here.'),
    items: entryList('The questions, in order.', {
      question: text('The question.', 'Is transport available?'),
      answer: paragraphs('The answer.', 'Yes, on fixed routes.'),
    }),
  },
  // A copy of a section asks the same questions.
  resolve: ({ items }, page) => ({ ids: page.ownIds(items.map(({ question }) => question)) }),
  shares: ({ items }) => ({
    questions: items.map(({ question }, index) => ({ text: question, path: ['items', index, 'question'] })),
  }),
  presets: {
    'With everything': {
      id: 'questions',
      title: 'Questions parents ask',
      description: 'Ask the office whatever is not here.',
      items: [
        { question: 'Is transport available?', answer: 'Yes, on fixed routes.' },
        {
          question: 'What does my child’s day look like?',
          answer:
            'It begins at half past seven.\nIt ends at two, or at half past five with after-school care.',
        },
      ],
    },
  },
})
