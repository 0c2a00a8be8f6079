import { z } from 'zod'
import { choice, LABEL, serviceUrl } from '../fields.ts'

/** Where a form goes. */
export const formHandler = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('mailto'),
      to: z
        .email()
        .meta({
          description: "Who receives the message. Without it, the organisation's own address.",
          examples: ['accounts@school.org'],
        })
        .optional(),
    })
    .meta({
      description: "Opens the visitor's mail program with the message written out.",
      [LABEL]: "By the visitor's own mail program",
    }),
  z
    .strictObject({
      kind: z.literal('post'),
      url: serviceUrl('The address of a form service.', 'https://forms.example.org/abc'),
      encoding: choice(
        { form: 'As a simple form', json: 'As data for programs', multipart: 'With documents and pictures' },
        'How the answers are sent. A form that takes files needs "multipart". Default: form.',
        'How the answers are sent. Usually as a simple form; the form service says what it takes.',
      ).optional(),
    })
    .meta({ description: 'Sends the answers to a form service.', [LABEL]: 'Through a form service' }),
])

export type FormHandler = z.infer<typeof formHandler>

/** What a page must allow for a form to reach its handler, as a source of `form-action`: `mailto:`, or an origin. */
export const formTarget = (handler: FormHandler): string =>
  handler.kind === 'mailto' ? 'mailto:' : new URL(handler.url).origin
