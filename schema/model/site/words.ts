import { z } from 'zod'
import type { PathProblem } from '../../problems/problem.ts'
import { sectionWords } from '../../section.ts'
import { LABEL } from '../fields.ts'
import { coreWords, type WordTable } from './coreWords.ts'

/**
 * The words that the interface says by itself, as opposed to those of documents: each with its English default and the place
 * where visitors meet it. Those that one section type alone says stand in its definition. Names in braces are filled in when the words are shown (`renderer/ui/text/language.ts`).
 */
const table = { ...coreWords, ...sectionWords } as const satisfies WordTable

export type WordKey = keyof typeof table

/** Every word of the interface, in the language of the site. */
export type Words = Record<WordKey, string>

// Object.fromEntries forgets the keys, which are those of the table in both.
export const defaultWords = Object.fromEntries(
  Object.entries(table).map(([key, [english]]) => [key, english]),
) as Words

/** What a site says, in its language. */
export const siteWords = ({ words }: { words?: Partial<Words> | undefined }): Words => ({
  ...defaultWords,
  ...words,
})

const word = (english: string, where: string) =>
  z
    .string()
    .regex(/\S/)
    .meta({ description: where, examples: [english], [LABEL]: english })
    .optional()

const shape = Object.fromEntries(
  Object.entries(table).map(([key, [english, where]]) => [key, word(english, where)]),
) as Record<WordKey, ReturnType<typeof word>>

/** Words of the interface that differ from the English defaults. */
export const words = z.strictObject(shape).meta({
  description:
    'Words of the interface in another language, or said differently. What is not listed stays English.',
  [LABEL]: 'Words of the interface',
})

const placeholdersOf = (text: string): string[] => text.match(/\{\w+\}/g) ?? []

/** Translations that lose a placeholder of the English words, or hold one that nothing fills in. */
export const wordRules = (translated: z.infer<typeof words>): PathProblem[] =>
  Object.entries(translated).flatMap(([key, text]) => {
    // The schema is strict, so every key is one of the table.
    const wanted = placeholdersOf(table[key as WordKey][0])
    const found = placeholdersOf(text ?? '')
    const isSame = wanted.length === found.length && wanted.every(name => found.includes(name))
    if (key === 'hoursOfDay' && text && listed(text) !== HOURS) return [wrongHours(listed(text))]
    return isSame ? [] : [wrongPlaceholders(key, wanted)]
  })

const HOURS = 24

/** How many names a text lists. */
const listed = (text: string): number => text.split(',').filter(name => name.trim()).length

const wrongHours = (count: number): PathProblem => ({
  code: 'wrong-number-of-entries',
  path: ['hoursOfDay'],
  message: `These are the names of the ${HOURS} hours of a day, and here ${count === 1 ? 'is 1 name' : `are ${count} names`}.`,
  suggestion:
    'Write one name for each hour from midnight on, with commas between them and none within a name.',
})

const wrongPlaceholders = (key: string, wanted: readonly string[]): PathProblem => ({
  code: 'wrong-placeholders',
  path: [key],
  message:
    wanted.length === 0
      ? 'These words hold a name in braces, and nothing fills it in.'
      : `These words need ${wanted.join(' and ')}, each once, and nothing else in braces.`,
  suggestion:
    wanted.length === 0
      ? 'Write them without braces.'
      : `Write ${wanted.join(' and ')} where the value belongs.`,
})
