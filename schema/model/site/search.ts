import { z } from 'zod'
import type { PathProblem } from '../../problems/problem.ts'
import { HELP, inForms, LABEL, list, text } from '../fields.ts'
import { foldLetters } from '../letters.ts'

const synonym = z.strictObject({
  word: text('A word that is on your pages, or a few.', 'fees'),
  typed: list(
    text('What visitors type instead: a word, or a few in this order.', 'how much'),
    'What visitors type instead. It finds pages with the word, too.',
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
      synonyms: inForms(
        list(
          synonym,
          'Words that pages have, each with what visitors type instead. What is usual is known without it, such as a phone for a page with contacts. What is listed here holds instead.',
        ),
        { label: 'Words that mean the same' },
      ).optional(),
    })
    .meta({ description: 'How visitors search the site. Without it they find the words of its pages.' }),
  { label: 'Search' },
)

type Synonyms = NonNullable<z.infer<typeof search>['synonyms']>

/** Synonyms that cannot help anybody. */
export const searchRules = ({ synonyms = [] }: { synonyms?: Synonyms }): PathProblem[] =>
  synonyms.flatMap(({ word, typed }, index) =>
    typed.flatMap((phrase, at) => {
      if (isWord(word) && isWord(phrase) && foldLetters(word) !== foldLetters(phrase)) return []
      return {
        code: 'useless-synonym',
        path: ['synonyms', index, 'typed', at],
        message: `"${phrase}" does not help to find "${word}": the two need letters or digits, and must differ.`,
        suggestion: 'Delete this entry, or write what visitors type instead of the word.',
      }
    }),
  )

const isWord = (text: string): boolean => /[\p{Letter}\p{Number}]/u.test(text)
