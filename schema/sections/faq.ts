import { z } from 'zod'
import { list, paragraphs, text } from '../fields.ts'
import { defineSection } from './define.ts'

export const faq = defineSection('faq', 'Questions that open to show their answers, one at a time.', {
  title: text('The heading.', 'Questions parents ask'),
  description: text('A sentence below the heading.', 'Ask the office whatever is not here.').optional(),
  items: list(
    z.strictObject({
      question: text('The question.', 'Is transport available?'),
      answer: paragraphs('The answer.', 'Yes, on fixed routes.'),
    }),
    'The questions, in order.',
  ),
})
