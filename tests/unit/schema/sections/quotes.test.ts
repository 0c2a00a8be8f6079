import { expect, test } from 'vitest'
import { oneLine } from '../../../../scripts/lib/report/pretty.ts'
import { problemsOf, withFields } from '../../smallSite.ts'

const messagesOf = (quote: string) =>
  problemsOf(
    withFields('blog/index.json', {
      sections: [{ type: 'quotes', title: 'Voices', items: [{ quote, name: 'A mother' }] }],
    }),
  ).map(problem => oneLine(problem).replace(/^\S+ +/, ''))

test.each(['“She reads to us.”', '"She reads.\nTo us."', ' „So.“ ', '«So.»'])(
  '%s has marks of its own',
  quote => {
    expect(messagesOf(quote)).toEqual([
      'Warning: The site draws a quotation mark before these words, so that two would stand there. Delete the marks around them.',
    ])
  },
)

test.each(['She reads to us.', '“Read”, she says.', '“Read”, she says, “or listen”', '‘Read’'])(
  '%s has none around all of it',
  quote => {
    expect(messagesOf(quote)).toEqual([])
  },
)
