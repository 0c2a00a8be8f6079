import {
  describedImage,
  entryList,
  inForms,
  paragraphs,
  text,
  titled,
  withKeywords,
} from '../model/fields.ts'
import { sourceText } from '../richText/RichText.ts'
import { defineSection } from './shared/defineSection.ts'

export const quotes = defineSection('quotes', {
  description: 'What parents, pupils and others say, each with a name. One alone stands large.',
  synonyms: `quote, quotation, quotations, testimonial, testimonials, reviews, voices, feedback, alumni voices,
    what parents say`,
  fields: {
    ...titled('What parents say', 'Three of the letters that reached us last year.'),
    items: entryList('The quotations, in order.', {
      quote: inForms(
        paragraphs(
          'The words, without quotation marks: the site draws one before them.',
          'She reads to us now, not the other way round.',
        ),
        { help: 'The words alone: the site marks them as a quotation.' },
      ),
      name: withKeywords(text('Who said it.', 'Kofi Asante'), ['author', 'by', 'from', 'parent', 'person']),
      relation: text('Who that is to the organisation.', 'Father of two, iPrimary and JHS').optional(),
      ...describedImage(
        432,
        'A portrait.',
        '/images/parents/asante.jpg',
        'portrait',
        'Kofi Asante at the school gate',
      ),
    }),
  },
  rules: ({ items }) =>
    items.flatMap(({ quote }, index) =>
      IN_MARKS.test(sourceText(quote))
        ? {
            code: 'plain-marks' as const,
            path: ['items', index, 'quote'],
            message: 'The site draws a quotation mark before these words, so that two would stand there.',
            suggestion: 'Delete the marks around them.',
          }
        : [],
    ),
  presets: {
    'One, with a picture': {
      id: 'a-parent',
      title: 'What a parent says',
      description: 'From a letter to the class teacher.',
      items: [
        {
          quote:
            'She reads to us now, not the other way round. On Sundays she takes the newspaper first, and we wait.',
          name: 'A mother of two',
          relation: 'iPrimary and Junior High School',
          image: '/images/places/reading-corner.svg',
          imageAlt: 'The reading corner, a book left open',
        },
      ],
    },
    Several: {
      title: 'What parents and pupils say',
      items: [
        {
          quote:
            'My son asks better questions than I can answer.\nI have stopped pretending, and we look things up together.',
          name: 'A father',
          relation: 'ILS, second year',
        },
        { quote: 'You are allowed to be wrong here, once, loudly.', name: 'A pupil of Junior High School' },
        {
          quote:
            'The bus was late one day in the first term. The school rang before we had noticed, and rang again when the bus was through the gate.',
          name: 'Grandparents',
          relation: 'Pre-School',
          image: '/images/places/bus-stop.svg',
          imageAlt: 'The bus stop before the school',
        },
      ],
    },
  },
})

/** One pair of quotation marks around all of a text. */
const IN_MARKS = /^\s*[“„«"][^“”„«»"]*[”“»"]\s*$/
