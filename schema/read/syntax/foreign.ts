import { atToken, type Rule } from './context.ts'

/** Pasted from web pages: non-breaking and other wide spaces, soft hyphens, characters without width. */
const INVISIBLE = /^[\u00a0\u00ad\u2000-\u200f\u202f\u205f\u2060\u3000\ufeff]+/

/** What belongs to other kinds of files: comments, dots, invisible characters, text before or after the document. */
export const diagnoseForeign: Rule = context => {
  const { text, offset, token, rest, open } = context
  if (text.startsWith('{\\rtf'))
    return atToken(
      context,
      'unreadable-document',
      'The file is saved as rich text.',
      'Save it again as plain text, or copy another page of the same kind into it.',
    )
  const [invisible] = INVISIBLE.exec(token) ?? []
  if (invisible)
    return atToken(
      { offset, token: invisible },
      'invisible-character',
      'An invisible character stands here, mostly pasted from a web page.',
      'Delete it, and type a plain space if there should be one.',
      invisible.trim() === '' ? ' ' : '',
    )
  if (/^(?:\/\/|\/\*|#|<!--)/.test(token))
    return atToken(
      { offset, token: rest.trimEnd() },
      'comment-in-document',
      'Notes like this cannot stand in a document.',
      'Delete the note.',
    )
  if (/^(?:\.\.|…)/.test(token))
    return atToken(
      context,
      'unreadable-document',
      'Dots cannot stand for what is to come.',
      'Delete them, or write what belongs here.',
    )
  if (open.length > 0) return undefined
  if (text.slice(0, offset).trim() !== '')
    return atToken(
      context,
      'text-after-end',
      'There is something after the end of the document.',
      'Delete it. If it belongs to the document, a bracket further up closes too early.',
    )
  return atToken(
    context,
    'unreadable-document',
    'A document begins with "{", but something else stands here.',
    text.includes('{')
      ? 'Delete everything before the first "{".'
      : 'Copy another page of the same kind into this file: it begins with "{" and ends with "}".',
  )
}
