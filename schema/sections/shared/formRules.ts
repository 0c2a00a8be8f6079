import type { FormHandler } from '../../model/site/formHandler.ts'
import { listed } from '../../problems/listed.ts'
import { type PathProblem, say } from '../../problems/problem.ts'
import type { FormField, FormFieldKind } from './formField.ts'

/**
 * Mistakes of a form and its fields. Paths lead on from the form.
 * @param handler where the form goes as far as the form itself says so
 */
export const formRules = (fields: readonly FormField[], handler: FormHandler | undefined): PathProblem[] =>
  fields.flatMap((field, index) =>
    [
      ...nameRules(fields, index),
      ...misplaced(field),
      ...choiceRules(field),
      ...rangeRules(field),
      ...fileRules(field, handler),
    ].map(({ path, ...problem }) => ({ ...problem, path: ['fields', index, ...path] })),
  )

/**
 * Names that no field can have. A form's own properties are hidden by fields of their names, so none that the browser's code
 * asks a form for; "constructor" is in every record of answers; the others are sent with each form.
 */
const OWN_FIELDS = [
  'animate',
  'children',
  'closest',
  'constructor',
  'elements',
  'leave-empty',
  'reset',
  'subject',
]

function nameRules(fields: readonly FormField[], index: number): PathProblem[] {
  const name = fields[index]?.name ?? ''
  const problems: PathProblem[] = []
  if (fields.findIndex(other => other.name === name) < index)
    problems.push({
      code: 'repeated-id',
      path: ['name'],
      message: `Two fields of this form are called "${name}".`,
      suggestion: 'Give each field a name of its own.',
    })
  if (OWN_FIELDS.includes(name))
    problems.push({
      code: 'reserved-name',
      path: ['name'],
      message: `The site uses the name "${name}" itself in every form.`,
      suggestion: `Write another name, such as "your-${name}".`,
    })
  return problems
}

const kindsWithChoices: readonly FormFieldKind[] = ['select', 'radio']

/** What only fields of some kinds have. */
const kindsWith = {
  placeholder: ['text', 'email', 'tel', 'number', 'textarea', 'select'],
  options: kindsWithChoices,
  optionsFrom: kindsWithChoices,
  min: ['number'],
  max: ['number'],
  earliest: ['date'],
  latest: ['date'],
  accept: ['file'],
  maxSize: ['file'],
} as const satisfies Partial<Record<keyof FormField, readonly FormFieldKind[]>>

const misplaced = (field: FormField): PathProblem[] =>
  Object.entries(kindsWith).flatMap(([key, kinds]: [string, readonly FormFieldKind[]]) =>
    !(key in field) || kinds.includes(field.kind)
      ? []
      : {
          code: 'unknown-field',
          path: [key],
          message: say`A field of kind ${say.choice(field.kind)} has no ${say.field(key)}; that belongs to ${listed(kinds.map(say.choice))}.`,
          suggestion: say`Delete ${say.field(key)}, or correct ${say.field('kind')}.`,
        },
  )

function choiceRules({ kind, options = [], optionsFrom }: FormField): PathProblem[] {
  if (!kindsWithChoices.includes(kind)) return []
  if (options.length === 0 && !optionsFrom)
    return [
      {
        code: 'missing-choices',
        path: [],
        message: say`A ${say.choice(kind)} field needs choices.`,
        suggestion: say`Add ${say.field('options')}${{ text: ': ["…", "…"]', inForms: '' }}, or ${say.field('optionsFrom')} with a folder of pages.`,
      },
    ]
  return options.flatMap((option, index) =>
    options.indexOf(option) === index
      ? []
      : {
          code: 'repeated-name',
          path: ['options', index],
          message: `There is another "${option}" above.`,
          suggestion: 'Delete one of the two.',
        },
  )
}

function rangeRules({ min, max, earliest, latest }: FormField): PathProblem[] {
  const problems: PathProblem[] = []
  if (min !== undefined && max !== undefined && max < min)
    problems.push({
      code: 'number-too-small',
      path: ['max'],
      message: `The largest number, ${max}, is smaller than the smallest, ${min}.`,
      suggestion: say`Correct ${say.field('min')} or ${say.field('max')}.`,
    })
  if (earliest !== undefined && latest !== undefined && latest < earliest)
    problems.push({
      code: 'end-before-start',
      path: ['latest'],
      message: say`The last day, ${say.day(latest)}, is before the first, ${say.day(earliest)}.`,
      suggestion: 'Correct one of the two dates.',
    })
  return problems
}

/** A mail program opened by a link attaches nothing, and the other encodings send the name of a file alone. */
function fileRules({ kind }: FormField, handler: FormHandler | undefined): PathProblem[] {
  if (kind !== 'file') return []
  const code = 'form-cannot-send-files'
  if (handler?.kind === 'post') {
    if (handler.encoding === 'multipart') return []
    return [
      {
        code,
        path: ['kind'],
        message: 'This form would send the name of the file without the file.',
        suggestion: say`Write ${say.field('encoding')}: ${say.choice('multipart')} in its ${say.field('handler')}.`,
      },
    ]
  }
  return [
    {
      code,
      path: ['kind'],
      message: handler
        ? 'A form that opens a mail program cannot attach a file.'
        : 'A form that takes files says itself where they go.',
      suggestion: say`Write ${say.field('handler')}${{ text: ': { "kind": "post", "url": "https://…", "encoding": "multipart" }', inForms: '' }} in this form, with the address of a form service. Without one, delete this field and ask for the file by email.`,
    },
  ]
}
