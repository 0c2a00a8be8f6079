import { expect, test } from 'vitest'
import { excerptOf, splitAtMatches } from '../../../../renderer/search/ResultList.tsx'
import { Terms } from '../../../../renderer/search/terms.ts'

const english = new Terms('en-GB')
const french = new Terms('fr-TG')

test.each([
  ['Nyɔŋmɔ', 'nyonmo'],
  ['Ɛdwuma', 'edwuma'],
  ['élève', 'eleve'],
  ['SUKUU', 'sukuu'],
  ['Ήλιος', 'ηλιος'],
  ['ёлка', 'елка'],
  ['שָׁלוֹם', 'שלום'],
  ['مُدَرِّسٌ', 'مدرس'],
  ['क\u093c', '\u0958'],
  ['학교', '학교'.normalize('NFD')],
])('"%s" and "%s" are the same term', (written, typed) => {
  expect(english.all(written)).toEqual(english.all(typed))
})

test.each([
  ['fees', 'fee'],
  ['policies', 'policy'],
  ['classes', 'class'],
  ['boxes', 'box'],
  ['buses', 'bus'],
  ['campuses', 'campus'],
  ['houses', 'house'],
])('in English "%s" and "%s" are the same term', (plural, singular) => {
  expect(english.all(plural)).toEqual(english.all(singular))
})

test('in English a word that ends like a plural stays as it is', () => {
  expect(english.all('glass campus analysis bus')).toEqual(['glass', 'campus', 'analysis', 'bus'])
})

test('in French plurals end with s or x', () => {
  expect(french.all('bureaux enfants')).toEqual(french.all('bureau enfant'))
})

test('the words of a question that say nothing are no terms', () => {
  expect(english.all('How much are the fees for my child’s JHS 3?')).toEqual(['fee', 'child', 'jhs', '3'])
})

test.each([
  ['दिन', 'दान'],
  ['দিন', 'দান'],
  ['பாடம்', 'படம்'],
  ['วัน', 'วน'],
  ['バス', 'パス'],
])('"%s" and "%s" differ in marks that are sounds of their own', (one, other) => {
  expect(english.all(one)[0]).not.toBe(english.all(other)[0])
})

test('a small word is a term where it is written as a name, or in a heading', () => {
  const text = 'The IT room. In May, or so. “May I come?” It is you who pay U.S. visas. U.S. ones.'
  expect(english.all(text)).toEqual(['it', 'room', 'may', 'come', 'pay', 'us', 'visa', 'us', 'one'])
  for (const query of ['HOW MUCH IS A BUS', 'How Much Is A Bus']) expect(english.all(query)).toEqual(['bus'])
  expect(english.all('Write to us', true)).toEqual(['write', 'to', 'us'])
})

test('the words that were found are marked, in whatever form', () => {
  expect(splitAtMatches('Fees: one fee a term', new Set(['fee']), english)).toEqual([
    '',
    'Fees',
    ': one ',
    'fee',
    ' a term',
  ])
})

test('an excerpt of a long text is what is around the first word that was found', () => {
  const text = `${'Many words before. '.repeat(30)}The bus leaves at two. ${'Many words after. '.repeat(30)}`
  const excerpt = excerptOf(text, new Set(['bus']), english)
  expect(excerpt).toMatch(/^… .{0,60}The bus leaves at two\. .* …$/)
  expect(excerpt.length).toBeLessThan(190)
})

test('a word is found with soft hyphens and other invisible characters in it, as it is pasted', () => {
  expect(english.all('trans\u00adpor\u00adtation')).toEqual(['transportation'])
  expect(english.all('\ufeffinfor\u200bmation')).toEqual(['information'])
  expect(english.all('a \u200b b')).toEqual([])
})

test.each([
  ['كتـــاب', 'كتاب'],
  ['هدى', 'هدي'],
  ['١٩٣٢', '1932'],
  ['۱۹۳۲', '1932'],
  ['१९३२', '1932'],
  ['المخطوطات', 'مخطوطات'],
  ['بالمكتبة', 'مكتبه'],
  ['للأطفال', 'أطفال'],
])('in Arabic "%s" and "%s" are the same term', (written, typed) => {
  const arabic = new Terms('ar-EG')
  expect(arabic.all(written)).toEqual(arabic.all(typed))
  expect(arabic.all(written)).toHaveLength(1)
})

test('a word within a clause is marked, and the excerpt is what is around it', () => {
  const chinese = new Terms('zh-CN')
  const marked = splitAtMatches('下周举行运动会。', new Set(['运动', '动会']), chinese)
  expect(marked).toEqual(['下周举行', '运动会', '。'])
  const text = `${'许多文字在前面'.repeat(40)}运动会${'许多文字在后面'.repeat(40)}`
  const excerpt = excerptOf(text, new Set(['运动', '动会']), chinese)
  expect(excerpt).toContain('运动会')
  expect(excerpt.length).toBeLessThan(190)
})
