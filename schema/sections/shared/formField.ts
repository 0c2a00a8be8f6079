import { z } from 'zod'
import { type Entry, leavesOf } from '../../model/entries.ts'
import { choice, date, HELP, inForms, LABEL, list, text } from '../../model/fields.ts'

const bound = (description: string, help: string, example: number) =>
  z.int().meta({ description, [HELP]: help, examples: [example] })

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
  kind: choice(
    {
      text: 'One line of text',
      email: 'Email address',
      tel: 'Telephone number',
      number: 'Whole number',
      date: 'Day',
      textarea: 'Several lines of text',
      select: 'List to choose from',
      radio: 'Choices, all in view',
      checkbox: 'Box to tick',
      file: 'Document or picture to send',
    },
    'text: one line; email; tel: a telephone number; number: a whole number; date: a day; textarea: several lines; select: a list to choose from; radio: the same, with all choices in view; checkbox: one box to tick, for "I agree"; file: a file to send, only with a "post" handler.',
    'What visitors answer with. A document or picture can be sent only where a form service receives the answers.',
  ),
  required: inForms(z.boolean().meta({ description: 'true when the form cannot be sent without it.' }), {
    label: 'Must be answered',
    help: 'The form cannot be sent without it.',
  }).optional(),
  placeholder: text('An example shown in the empty field.', 'ama@example.com').optional(),
  hint: text('A sentence of help below the label.', 'We answer within two school days.').optional(),
  options: z
    .array(text('One choice.', 'Pre-School'))
    .min(1)
    .meta({
      description: 'The choices, for kinds "select" and "radio".',
      [HELP]: 'What visitors can choose from.',
    })
    .optional(),
  optionsFrom: z
    .string()
    .regex(/^\/(?!\/)[^\s\\?#]+$/)
    .meta({
      'x-kind': 'collection',
      description: 'Choices taken from the pages of a folder, for kinds "select" and "radio".',
      [LABEL]: 'Choices from pages',
      [HELP]: 'Choices taken from the pages below another one, instead of a list of your own.',
      examples: ['/stages'],
    })
    .optional(),
  min: bound('The smallest number, for kind "number".', 'The smallest number that is taken.', 1).optional(),
  max: bound('The largest number, for kind "number".', 'The largest number that is taken.', 6).optional(),
  earliest: inForms(date('The first day that can be chosen, for kind "date".', '2027-01-11'), {
    help: 'The first day that can be chosen.',
  }).optional(),
  latest: inForms(date('The last day that can be chosen, for kind "date".', '2027-04-09'), {
    help: 'The last day that can be chosen.',
  }).optional(),
  accept: inForms(
    list(
      z
        .string()
        .regex(/^\.[a-z0-9]+$/)
        .meta({
          description: 'How the names of such files end, with the dot, in small letters.',
          [HELP]: 'How their names end, with the dot, in small letters.',
          examples: ['.pdf'],
        }),
      'The kinds of files that are taken, for kind "file", such as [".pdf", ".jpg"]. Without it: all.',
    ),
    {
      label: 'Kinds of documents',
      help: 'The kinds of documents and pictures that can be sent, such as .pdf and .jpg. Without them: all.',
    },
  ).optional(),
  maxSize: z
    .int()
    .min(1)
    .max(100)
    .meta({
      description:
        'The largest file in megabytes, for kind "file". Your form service has a limit of its own.',
      [LABEL]: 'Largest size',
      [HELP]: 'The largest document or picture in megabytes. Your form service has a limit of its own.',
      examples: [5],
    })
    .optional(),
})

export type FormField = z.infer<typeof formField>
export type FormFieldKind = FormField['kind']

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
