import { z } from 'zod'
import { type Entry, leavesOf } from '../model/entries.ts'
import { date, list, text } from '../model/fields.ts'

const bound = (description: string, example: number) => z.int().meta({ description, examples: [example] })

/** One question of a form. */
export const formField = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .meta({
      description: 'A short name that goes with the answer when the form is sent.',
      examples: ['email'],
    }),
  label: text('The question, shown above the field; beside the box of a checkbox.', 'Your email address'),
  kind: z
    .enum(['text', 'email', 'tel', 'number', 'date', 'textarea', 'select', 'radio', 'checkbox', 'file'])
    .meta({
      description:
        'text: one line; email; tel: a telephone number; number: a whole number; date: a day; textarea: several lines; select: a list to choose from; radio: the same, with all choices in view; checkbox: one box to tick, for "I agree"; file: a file to send, only with a "post" handler.',
    }),
  required: z.boolean().meta({ description: 'true when the form cannot be sent without it.' }).optional(),
  placeholder: text('An example shown in the empty field.', 'ama@example.com').optional(),
  hint: text('A sentence of help below the label.', 'We answer within two school days.').optional(),
  options: z
    .array(text('One choice.', 'Pre-School'))
    .min(1)
    .meta({ description: 'The choices, for kinds "select" and "radio".' })
    .optional(),
  optionsFrom: z
    .string()
    .regex(/^\/(?!\/)[^\s\\?#]+$/)
    .meta({
      'x-kind': 'collection',
      description: 'Choices taken from the pages of a folder, for kinds "select" and "radio".',
      examples: ['/stages'],
    })
    .optional(),
  min: bound('The smallest number, for kind "number".', 1).optional(),
  max: bound('The largest number, for kind "number".', 6).optional(),
  earliest: date('The first day that can be chosen, for kind "date".', '2027-01-11').optional(),
  latest: date('The last day that can be chosen, for kind "date".', '2027-04-09').optional(),
  accept: list(
    z
      .string()
      .regex(/^\.[a-z0-9]+$/)
      .meta({
        description: 'How the names of such files end, with the dot, in small letters.',
        examples: ['.pdf'],
      }),
    'The kinds of files that are taken, for kind "file", such as [".pdf", ".jpg"]. Without it: all.',
  ).optional(),
  maxSize: z
    .int()
    .min(1)
    .max(100)
    .meta({
      description:
        'The largest file in megabytes, for kind "file". Your form service has a limit of its own.',
      examples: [5],
    })
    .optional(),
})

export type FormField = z.infer<typeof formField>
export type FieldKind = FormField['kind']

/** The fields of a form, each with the choices that it takes from a folder. */
export const withChoices = (
  fields: readonly FormField[],
  entries: (folder: string) => Entry[],
): FormField[] =>
  fields.map(({ optionsFrom, ...field }) =>
    optionsFrom === undefined
      ? field
      : { ...field, options: leavesOf(entries(optionsFrom)).map(({ name }) => name) },
  )
