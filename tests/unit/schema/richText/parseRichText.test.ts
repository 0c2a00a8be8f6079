import { expect, test } from 'vitest'
import { parseInlineText, parseRichText } from '../../../../schema/richText/parseRichText.ts'
import { picturesIn, plainInline, plainText } from '../../../../schema/richText/plainText.ts'
import type { RichText } from '../../../../schema/richText/RichText.ts'

const strong = (words: string) => ({ tag: 'strong', children: [words] })
const em = (words: string) => ({ tag: 'em', children: [words] })
const link = (href: string, words: string) => ({ tag: 'a', href, children: [words] })
const p = (...children: unknown[]) => ({ tag: 'p', children })

test.each<[string, unknown[]]>([
  ['Come.\nBring a hat.\n\n  Come early. ', ['Come.', 'Bring a hat.', 'Come early.']],
  ['Ask **us** *now*.', [p('Ask ', strong('us'), ' ', em('now'), '.')]],
  ['See [the fees](/fees#jhs).', [p('See ', link('/fees#jhs', 'the fees'), '.')]],
  [
    'Bring:\n- water\n- a **hat**\nCome!',
    ['Bring:', { tag: 'ul', items: [['water'], [p('a ', strong('hat'))]] }, 'Come!'],
  ],
  ['- a\n\n- b', [{ tag: 'ul', items: [['a'], ['b']] }]],
  ['- a\n  - b', [{ tag: 'ul', items: [['a', { tag: 'ul', items: [['b']] }]] }]],
  ['1. a\n2. b', [{ tag: 'ol', items: [['a'], ['b']] }]],
  ['### When\nAt ten.', [{ tag: 'h3', children: ['When'] }, 'At ten.']],
  ['> Bring it.\n> Soon.\nHe did.', [{ tag: 'blockquote', children: ['Bring it.', 'Soon.'] }, 'He did.']],
  ['![A relay](/a.jpg "The end")', [{ tag: 'figure', src: '/a.jpg', alt: 'A relay', caption: 'The end' }]],
  ['See ![it](/a.jpg) here', ['See ', { tag: 'figure', src: '/a.jpg', alt: 'it' }, ' here']],
])('%j has these blocks', (source, blocks) => {
  expect(parseRichText(source, 'article')).toEqual(blocks)
})

test.each<[string, unknown[]]>([
  ['这是**重要**通知。', ['这是', strong('重要'), '通知。']],
  ['这是**「重要」**通知。', ['这是', strong('「重要」'), '通知。']],
  ['请于**2026年3月**前报名', ['请于', strong('2026年3月'), '前报名']],
  ['これは*大切*です', ['これは', em('大切'), 'です']],
  ['و**دخول مجاني**', ['و', strong('دخول مجاني')]],
  ['و**(دخول مجاني)**للجميع', ['و', strong('(دخول مجاني)'), 'للجميع']],
  ['นี่คือ**สำคัญ**มาก', ['นี่คือ', strong('สำคัญ'), 'มาก']],
  ['Die **Haus**tür', ['Die ', strong('Haus'), 'tür']],
])('emphasis may be next to letters, as scripts without spaces need it: %s', (source, words) => {
  expect(parseInlineText(source)).toEqual(words)
})

test.each([
  ['an asterisk before a note', '* Without lunch'],
  ['asterisks between numbers and words', '2*3*4 = 24, 5 * 3, a*b*c'],
  ['underscores', 'snake_case_name, _x_, __x__'],
  ['a year before a full stop', '2026. A good year'],
  ['a plus', '+ 5 marks'],
  ['a line of signs', '---'],
  ['HTML', '<b>Ask</b> <script>alert(1)</script>'],
  ['an address in angle brackets', '<https://a.org>'],
  ['the signs of code', '`npm start`'],
  ['a footnote', '[^1]: See below'],
  ['what defines a link elsewhere', '[a]: /fees'],
  ['indented words', '     Come.'],
  ['a backslash before a letter', 'C:\\Users'],
])('%s is no markup', (_, source) => {
  expect(parseRichText(source, 'article')).toEqual([source.trim()])
})

test('what a field does not take stays words', () => {
  expect(parseRichText('### When\n> So\n![x](/a.jpg)', 'blocks')).toEqual([
    '### When',
    '> So',
    p('!', link('/a.jpg', 'x')),
  ])
  expect(parseInlineText('- a')).toEqual(['- a'])
})

test('an escaped sign is a sign', () => {
  expect(parseRichText('\\*Ask\\* us', 'article')).toEqual(['*Ask* us'])
})

test('an address that is not allowed leaves its words', () => {
  const map = { text: (words: string) => words.toUpperCase(), link: () => undefined }
  expect(parseRichText('Ask [the **office**](javascript:x).', 'blocks', map)).toEqual([
    p('ASK ', 'THE ', strong('OFFICE'), '.'),
  ])
})

test('the words of a text, for calendars and lists', () => {
  const text = parseRichText(
    'Ask **us** [here](/fees).\n### When\n- a\n- b\n> c\n![d](/d.jpg "e")',
    'article',
  )
  expect(plainText(text)).toBe('Ask us here.\nWhen\na\nb\nc\ne')
  expect(picturesIn(text)).toEqual(['/d.jpg'])
  expect(plainInline(parseInlineText('Ask **us**.'))).toBe('Ask us.')
})

test('lists are never nested without end', () => {
  const depthOf = (text: RichText): number =>
    Math.max(
      0,
      ...text.map(block =>
        typeof block === 'object' && 'items' in block ? 1 + depthOf(block.items.flat()) : 0,
      ),
    )
  const lines = Array.from({ length: 60 }, (_, level) => `${'  '.repeat(level)}- level ${level}`)
  const text = parseRichText(lines.join('\n'), 'blocks')
  expect(depthOf(text)).toBeLessThanOrEqual(4)
  expect(plainText(text).split('\n')).toHaveLength(60)
})

test('a line may have thousands of pictures', () => {
  const parsed = parseRichText('a ![b](/c.svg) '.repeat(12_000), 'article')
  expect(picturesIn(parsed)).toHaveLength(12_000)
  expect(parsed).toHaveLength(24_000)
})
