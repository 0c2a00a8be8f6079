import { z } from 'zod'
import { HELP, inForms, LABEL, list, text } from '../fields.ts'

const synonym = z.strictObject({
  word: text('A word that is on the pages.', 'fees'),
  typed: list(
    text('What visitors type instead.', 'how much'),
    'Words that visitors type instead. They find pages with the word, too.',
  ),
})

/** What an author can say of the search. */
export const search = inForms(
  z
    .strictObject({
      off: z
        .boolean()
        .meta({
          description: 'true for a site without a search.',
          [LABEL]: 'No search',
          [HELP]: 'Switch on for a site without a search.',
          examples: [true],
        })
        .optional(),
      synonyms: list(synonym, 'Words that pages have, each with what visitors type instead.').optional(),
    })
    .meta({ description: 'How visitors search the site. Without it they find the words of its pages.' }),
  { label: 'Search' },
)
