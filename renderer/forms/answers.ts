import type { Words } from '../../schema/model/site/words.ts'
import type { FormField } from '../../schema/sections/shared/formField.ts'

/** Field name → the visitor's answer. Of a file it is the name; of a checkbox, yes or no in the language of the site. */
export type Answers = Record<string, string>

/** Field name → the file that the visitor has chosen. */
export type Files = Record<string, File>

export const readAnswers = (fields: FormField[], data: FormData, words: Words): Answers =>
  Object.fromEntries(fields.map(field => [field.name, answerTo(field, data.get(field.name), words)]))

function answerTo({ kind }: FormField, entry: FormDataEntryValue | null, { yes, no }: Words): string {
  if (kind === 'checkbox') return entry === null ? no : yes
  if (entry instanceof File) return entry.name
  return (entry ?? '').trim()
}

/** An empty file field has a file without a name. */
export const readFiles = (fields: FormField[], data: FormData): Files =>
  Object.fromEntries(
    fields.flatMap(({ name }) => {
      const entry = data.get(name)
      return entry instanceof File && entry.name !== '' ? [[name, entry]] : []
    }),
  )

export const isAnswered = ({ kind }: FormField, answer: string, { no }: Words): boolean =>
  answer !== '' && !(kind === 'checkbox' && answer === no)
