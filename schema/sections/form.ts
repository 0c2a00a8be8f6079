import { z } from 'zod'
import { type Entry, leavesOf } from '../model/entries.ts'
import { intro, list, text } from '../model/fields.ts'
import type { Finding } from '../problems/finding.ts'
import { defineSection } from './defineSection.ts'

const field = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .meta({
      description: 'A short name that goes with the answer when the form is sent.',
      examples: ['email'],
    }),
  label: text('The question, shown above the field.', 'Your email address'),
  kind: z.enum(['text', 'email', 'tel', 'textarea', 'select']).meta({
    description:
      'text: one line; email; tel: a telephone number; textarea: several lines; select: a list to choose from.',
  }),
  required: z.boolean().meta({ description: 'true when the form cannot be sent without it.' }).optional(),
  placeholder: text('An example shown in the empty field.', 'ama@example.com').optional(),
  hint: text('A sentence of help below the label.', 'We answer within two school days.').optional(),
  options: z
    .array(text('One choice.', 'Pre-School'))
    .min(1)
    .meta({ description: 'The choices, for kind "select".' })
    .optional(),
  optionsFrom: z
    .string()
    .regex(/^\/(?!\/)[^\s\\?#]+$/)
    .meta({
      'x-kind': 'collection',
      description: 'Choices taken from the pages of a folder, for kind "select".',
      examples: ['/stages'],
    })
    .optional(),
})

export const formFields = {
  fields: list(field, 'The fields, in order.'),
  submitText: text('The words on the button.', 'Send'),
  subject: text('The subject of the message that the school receives.', 'Enquiry from the website'),
  successMessage: text(
    'What is shown once the form has been sent.',
    'Thank you. We answer within two school days.',
  ),
}

type FormField = z.infer<typeof field>

export const form = defineSection('form', {
  description: 'A form that a visitor fills in. Where it goes is said once, in _site.json.',
  synonyms: ['enquiry', 'booking', 'survey', 'application'],
  fields: {
    title: text('The heading.', 'Ask us'),
    description: intro('We answer within two school days.'),
    ...formFields,
  },
  rules: ({ fields }) =>
    fieldRules(fields).map(({ path, ...finding }) => ({ ...finding, path: ['fields', ...path] })),
  complete: (section, { entries }) => ({ ...section, fields: withChoices(section.fields, entries) }),
  presets: {
    'With everything': {
      id: 'enquiry',
      title: 'Ask us anything',
      description: 'We answer within two school days.',
      fields: [
        { name: 'name', label: 'Your name', kind: 'text', required: true },
        {
          name: 'email',
          label: 'Your email address',
          kind: 'email',
          required: true,
          placeholder: 'ama@example.com',
        },
        {
          name: 'phone',
          label: 'Your telephone number',
          kind: 'tel',
          hint: 'Only if you would like us to call.',
        },
        { name: 'stage', label: 'Stage', kind: 'select', options: ['Pre-School', 'iPrimary'] },
        { name: 'message', label: 'Your question', kind: 'textarea', required: true },
      ],
      submitText: 'Send',
      subject: 'Enquiry from the website',
      successMessage: 'Thank you. We answer within two school days.',
    },
  },
})

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

/** Mistakes in the fields of a form. Paths lead on from the list of fields. */
export function fieldRules(fields: readonly FormField[]): Finding[] {
  return fields.flatMap((field, index) => {
    const findings: Finding[] = []
    if (fields.findIndex(other => other.name === field.name) < index)
      findings.push({
        code: 'repeated-id',
        path: [index, 'name'],
        message: `Two fields of this form are called "${field.name}".`,
        cure: 'Give each field a name of its own.',
      })
    if (OWN_FIELDS.includes(field.name))
      findings.push({
        code: 'reserved-name',
        path: [index, 'name'],
        message: `The site uses the name "${field.name}" itself in every form.`,
        cure: `Write another name, such as "your-${field.name}".`,
      })
    if (field.kind === 'select' && !field.options && !field.optionsFrom)
      findings.push({
        code: 'missing-choices',
        path: [index],
        message: 'A "select" field needs choices.',
        cure: 'Add "options": ["…", "…"], or "optionsFrom" with a folder of pages.',
      })
    return findings
  })
}
