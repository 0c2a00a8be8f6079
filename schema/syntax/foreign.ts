import type { Explained, Explainer, Stumble } from './stumble.ts'

/** Things that belong to other kinds of files: notes, dots, invisible spaces, whatever stands outside the document. */
export const explainForeign: Explainer = stumble => {
  const { text, offset, token, open } = stumble
  if (text.startsWith('{\\rtf'))
    return {
      ...whole(stumble, 'unreadable-document'),
      message: 'The file is saved as rich text.',
      cure: 'Save it again as plain text, or copy another page of the same kind into it.',
    }
  const invisible = /^[\u00a0\u00ad\u2000-\u200f\u202f\u205f\u2060\u3000\ufeff]+/.exec(token)?.[0]
  if (invisible)
    return {
      code: 'invisible-character',
      offset,
      length: invisible.length,
      message: 'An invisible character stands here, mostly pasted from a web page.',
      cure: 'Delete it, and type a plain space if there should be one.',
      repair: [
        {
          offset,
          length: invisible.length,
          content: /[\u200b-\u200f\u00ad\u2060\ufeff]/.test(invisible) ? '' : ' ',
        },
      ],
    }
  if (/^(?:\/\/|\/\*|#|<!--)/.test(token)) return note(stumble)
  if (/^(?:\.\.|…)/.test(token))
    return {
      ...whole(stumble, 'unreadable-document'),
      message: 'Dots cannot stand for what is to come.',
      cure: 'Delete them, or write what belongs here.',
    }
  if (open.length > 0) return undefined
  if (text.slice(0, offset).trim() === '') return notBegun(stumble)
  return {
    ...whole(stumble, 'text-after-end'),
    message: 'There is something after the end of the document.',
    cure: 'Delete it. If it belongs to the document, a bracket further up closes too early.',
  }
}

const whole = ({ offset, token }: Stumble, code: Explained['code']) => ({
  code,
  offset,
  length: token.length,
})

const note = ({ offset, token, rest }: Stumble): Explained => ({
  code: 'comment-in-document',
  offset,
  length: Math.max(token.length, rest.trimEnd().length),
  message: 'Notes like this cannot stand in a document.',
  cure: 'Delete the note.',
})

const notBegun = (stumble: Stumble): Explained => ({
  ...whole(stumble, 'unreadable-document'),
  message: 'A document begins with "{", but something else stands here.',
  cure: stumble.text.includes('{')
    ? 'Delete everything before the first "{".'
    : 'Copy another page of the same kind into this file: it begins with "{" and ends with "}".',
})
