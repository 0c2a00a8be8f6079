import { z } from 'zod'
import { list, text } from '../fields.ts'
import { defineSection } from './define.ts'

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

export const form = defineSection(
  'form',
  'A form that a visitor fills in. Where it goes is said once, in _site.json.',
  {
    title: text('The heading.', 'Ask us'),
    description: text('A sentence below the heading.', 'We answer within two school days.').optional(),
    ...formFields,
  },
)
