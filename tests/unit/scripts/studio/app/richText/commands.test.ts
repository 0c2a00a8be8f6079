// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { parseInlineText } from '../../../../../../schema/richText/parseRichText.ts'
import {
  breakLine,
  type Passage,
  toggleBold,
  toggleBullets,
  toggleItalic,
  toggleNumbers,
  toggleSubheading,
} from '../../../../../../scripts/studio/app/richText/commands.ts'
import { insertLink } from '../../../../../../scripts/studio/app/richText/RichTextField.tsx'

/** Reads a text in which ‹ and › stand around what is selected, and | is a caret. */
function passage(shown: string): Passage {
  const start = shown.search(/[‹|]/)
  const text = shown.replace(/[‹›|]/g, '')
  return { text, start, end: shown.includes('›') ? shown.indexOf('›') - 1 : start }
}

const shown = ({ text, start, end }: Passage): string =>
  start === end
    ? `${text.slice(0, start)}|${text.slice(start)}`
    : `${text.slice(0, start)}‹${text.slice(start, end)}›${text.slice(end)}`

test.each([
  ['of words', 'The ‹third› term', 'The **‹third›** term'],
  ['of the word in which the caret is', 'The thi|rd term', 'The **‹third›** term'],
  ['of nothing yet', 'The |', 'The **‹words›**'],
  ['without the spaces around the words', 'The‹ third ›term', 'The **‹third›** term'],
  ['of whole words, since signs within a word mean nothing', 'The th‹ir›d term', 'The **‹third›** term'],
  ['of bold words', 'The **‹third›** term', 'The ‹third› term'],
  ['of bold words with their signs', 'The ‹**third**› term', 'The ‹third› term'],
  ['of slanted words', '*‹third›*', '***‹third›***'],
  ['of words that are both', '***‹third›***', '*‹third›*'],
  ['of words of which some are bold', '‹The **third** term›', '**‹The third term›**'],
  ['of several lines, each by itself', '- ‹One\n- Two›', '- **‹One**\n- **Two›**'],
  ['of what is selected where words have no spaces', '这是‹重要›通知，请看。', '这是**‹重要›**通知，请看。'],
  ['of the word of such a text in which the caret is', '这是重|要通知，请看。', '这是**‹重要›**通知，请看。'],
  ['of what is selected in Japanese', '学校の‹お知らせ›です', '学校の**‹お知らせ›**です'],
  ['of what is selected in Thai', 'โรงเรียน‹เปิด›วันนี้', 'โรงเรียน**‹เปิด›**วันนี้'],
  ['of Latin words beside others', '请在Goo‹gle›上看', '请在**‹Google›**上看'],
  ['of words with signs above and below their letters', 'यह हि‹न्›दी है', 'यह **‹हिन्दी›** है'],
  ['of several bold lines', '- **‹One**\n- **Two›**', '- ‹One\n- Two›'],
])('bold %s: %s', (_, before, after) => {
  expect(shown(toggleBold(passage(before)))).toBe(after)
})

test.each([
  ['The ‹third› term', 'The *‹third›* term'],
  ['The *‹third›* term', 'The ‹third› term'],
  ['**‹third›**', '***‹third›***'],
  ['***‹third›***', '**‹third›**'],
  ['‹The *third* term›', '*‹The third term›*'],
])('slanted: %s', (before, after) => {
  expect(shown(toggleItalic(passage(before)))).toBe(after)
})

test('what the commands write is what the page shows', () => {
  const { text } = toggleItalic(toggleBold(passage('One ‹part› of it')))
  expect(parseInlineText(text)).toEqual([
    'One ',
    { tag: 'em', children: [{ tag: 'strong', children: ['part'] }] },
    ' of it',
  ])
  const link = insertLink(passage('See ‹the fees [2027]›.'), '/fees (new)', 'Fees')
  expect(parseInlineText(link.text)).toEqual([
    'See ',
    { tag: 'a', href: '/fees%20%28new%29', children: ['the fees [2027]'] },
    '.',
  ])
})

test.each([
  ['See ‹the fees›.', 'See [‹the fees›](/fees).'],
  ['See the fe|es.', 'See the [‹fees›](/fees).'],
  ['See |', 'See [‹Fees and costs›](/fees)'],
  ['See [the f|ees](/old).', 'See [‹the fees›](/fees).'],
  ['‹One\nTwo›', '[‹One›](/fees)\nTwo'],
])('link: %s', (before, after) => {
  expect(shown(insertLink(passage(before), '/fees', 'Fees and costs'))).toBe(after)
})

test.each([
  ['bullets of lines', toggleBullets, '‹One\nTwo›', '‹- One\n- Two›'],
  ['no bullets any more', toggleBullets, '‹- One\n- Two›', '‹One\nTwo›'],
  ['bullets of a numbered list', toggleBullets, '‹1. One\n2. Two›', '‹- One\n- Two›'],
  ['bullets of a line, with the caret where it was', toggleBullets, 'One\nTw|o', 'One\n- Tw|o'],
  ['bullets of an empty line', toggleBullets, 'One\n|', 'One\n- |'],
  ['empty lines between others stay', toggleBullets, '‹One\n\nTwo›', '‹- One\n\n- Two›'],
  ['numbers count', toggleNumbers, '‹One\nTwo\nThree›', '‹1. One\n2. Two\n3. Three›'],
  ['numbers count on', toggleNumbers, '1. One\nTwo|', '1. One\n2. Two|'],
  ['no numbers any more', toggleNumbers, '‹1. One\n2. Two›', '‹One\nTwo›'],
  ['a subheading', toggleSubheading, 'Be|fore', '### Be|fore'],
  ['a subheading of an item', toggleSubheading, '- Be|fore', '### Be|fore'],
  ['no subheading any more', toggleSubheading, '### |Before', '|Before'],
])('%s', (_, command, before, after) => {
  expect(shown(command(passage(before)))).toBe(after)
})

test.each([
  ['- One|', '- One\n- |'],
  ['- One| and two', '- One\n- | and two'],
  ['1. One\n2. Two|', '1. One\n2. Two\n3. |'],
  ['- One\n- |', '- One\n|'],
  ['- One\n  - Below|', '- One\n  - Below\n  - |'],
  ['One|', undefined],
  ['|- One', undefined],
])('a line break in %s', (before, after) => {
  const broken = breakLine(passage(before))
  expect(broken && shown(broken)).toBe(after)
})
