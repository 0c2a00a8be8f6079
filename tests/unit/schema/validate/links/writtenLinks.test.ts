import { expect, test } from 'vitest'
import { isError } from '../../../../../schema/problems/problem.ts'
import { oneLine } from '../../../../../scripts/lib/report/oneLine.ts'
import { answersTo } from '../../../mistakes/answer.ts'
import { corpusSite } from '../../../mistakes/corpusSite.ts'

const HOME = 'index.json'

/** What is said of a link on a site of several pages, in the words of the command line; what `--fix` would write is behind an arrow. */
function answer(link: string): { messages: string; suggestion: string | undefined } {
  const problems = answersTo({ files: withLink(link) }).filter(isError)
  const [{ suggestion = '', fix = [] } = {}] = problems
  const messages = problems
    .map(oneLine)
    .join(' | ')
    .replace(/^\S+\s+/, '')
  return {
    messages: [messages, ...fix.map(({ content }) => content)].join(' → '),
    suggestion: /^(?:Did you mean|Write) "([^"]+)"[.?]$/.exec(suggestion)?.[1],
  }
}

const withLink = (link: string) => ({
  ...corpusSite,
  [HOME]: corpusSite[HOME]?.replace('"/stages/ils#fees"', JSON.stringify(link)) ?? '',
})

const own = 'begins with the name of this website, but pages of this site are named by their address alone.'
const local = 'leads to your own computer, but pages of this site are named by their address alone.'

test.each([
  ['https://www.harbourview.org/stages/ils', `${own} Write "/stages/ils". → "/stages/ils"`],
  ['https://harbourview.org/Stages/ILS/', `${own} Write "/Stages/ILS". → "/Stages/ILS"`],
  ['https://WWW.harbourview.org:443', `${own} Write "/". → "/"`],
  ['https://www.harbourview.org/?a=1', `${own} Write "/?a=1". → "/?a=1"`],
  ['https://www.harbourview.org/stages/ils/#fees', `${own} Write "/stages/ils#fees". → "/stages/ils#fees"`],
  ['https://www.harbourview.org/docs/FEES.pdf', `${own} Write "/docs/FEES.pdf". → "/docs/FEES.pdf"`],
  ['https://www.harbourview.org/blog/2', `${own} Write "/blog/2". → "/blog/2"`],
  ['https://www.harbourview.org/stages/ilss', `${own} Write "/stages/ils".`],
  ['https://www.harbourview.org/stages/ilss#fee', `${own} Write "/stages/ils#fees".`],
  ['https://www.harbourview.org/stages/ils#uniform', `${own} Write "/stages/ils".`],
  ['https://www.harbourview.org/stages/ils.html', `${own} Write "/stages/ils".`],
  [
    'https://www.harbourview.org/a/b//c',
    `${own} Write the address of a page that exists. Or add "/a/b//c" to "elsewhere" in "_site.json", if it is no part of this website.`,
  ],
  ['http://www.harbourview.org/stages/ils', `${own} Write "/stages/ils". → "/stages/ils"`],
  ['www.harbourview.org/stages/ils', `${own} Write "/stages/ils". → "/stages/ils"`],
  ['http://localhost:5173/stages/ils', `${local} Write "/stages/ils". → "/stages/ils"`],
  ['https://localhost/stages/isl', `${local} Write "/stages/ils".`],
  ['http://127.0.0.1:4173/', `${local} Write "/". → "/"`],
  ['http://[::1]:4173/visit', `${local} Write "/visit". → "/visit"`],
  ['https://amas-mac.local:5173/visit', `${local} Write "/visit". → "/visit"`],
  ['localhost:5173/visit', `${local} Write "/visit". → "/visit"`],
])('%s is a page of this site, and what is to be written for it is right', (link, words) => {
  const { messages, suggestion } = answer(link)
  expect(messages).toBe(`"${link}" ${words}`)
  if (suggestion !== undefined) expect(answer(suggestion).messages).toBe('')
})

test.each([
  'https://portal.harbourview.org/stages/ils',
  'https://www.harbourview.org.uk/stages/ils',
  'https://www.harbourview.org:8443/stages/ils',
  'https://elsewhere.org/https://www.harbourview.org/',
  'https://local.elsewhere.org',
])('%s is another site', link => {
  expect(answer(link).messages).toBe('')
})

/** The errors of a site that says what is elsewhere, and has a link. */
const withElsewhere = (elsewhere: string[], link = '/blog') =>
  answersTo({
    files: {
      ...withLink(link),
      '_site.json': JSON.stringify({ ...JSON.parse(corpusSite['_site.json'] ?? ''), elsewhere }),
    },
  })
    .filter(isError)
    .map(problem => oneLine(problem).replace(/^\S+\s+/, ''))

test.each([
  ['/webmail', 'https://www.harbourview.org/webmail'],
  ['/webmail', 'https://harbourview.org/Webmail/?folder=in#top'],
  ['/webmail', 'https://www.harbourview.org/webmail/settings'],
  ['/parents/portal', 'https://www.harbourview.org/parents/portal/login.php'],
])('what is at %s is no part of the site: %s', (beginning, link) => {
  expect(withElsewhere([beginning], link)).toEqual([])
})

test.each(['https://www.harbourview.org/webmailer', 'https://www.harbourview.org/'])(
  'what is elsewhere does not mean %s',
  link => {
    expect(withElsewhere(['/webmail'], link)).toHaveLength(1)
  },
)

test.each([
  ['/', '"/blog" is a page'],
  ['/Stages', '"/stages/ils" is a page'],
  ['/blog/2', '"/blog/2" is a page'],
  ['/docs', '"public/docs/FEES.pdf" is a file'],
])('nothing of the site is elsewhere: %s', (beginning, own) => {
  expect(withElsewhere([beginning])).toEqual([
    `${own} of this website, so "${beginning}" does not lie elsewhere. Delete this entry, or write where another one begins.`,
  ])
})

const noLink = (link: string) => `"buttonLink" is "${link}", which is not an address that a link can lead to.`
const spaced = (link: string) => `"buttonLink" is "${link}", and a link holds no spaces.`

test.each([
  ['pearson.com', noLink, 'Did you mean "https://pearson.com"? → "https://pearson.com"'],
  [
    'youtube.com/watch?v=abc',
    noLink,
    'Did you mean "https://youtube.com/watch?v=abc"? → "https://youtube.com/watch?v=abc"',
  ],
  [
    'facebook.com/harbourview',
    noLink,
    'Did you mean "https://facebook.com/harbourview"? → "https://facebook.com/harbourview"',
  ],
  ['//pearson.com', noLink, 'Did you mean "https://pearson.com"? → "https://pearson.com"'],
  ['http;//pearson.com', noLink, 'Did you mean "https://pearson.com"?'],
  ['tel:030 271 1234', spaced, 'Did you mean "tel:0302711234"? → "tel:0302711234"'],
  ['mailto: office@a.org', spaced, 'Did you mean "mailto:office@a.org"? → "mailto:office@a.org"'],
  ['visit', noLink, 'Did you mean "/visit"? → "/visit"'],
  ['stages/ils#fees', noLink, 'Did you mean "/stages/ils#fees"? → "/stages/ils#fees"'],
  ['docs/FEES.pdf', noLink, 'Did you mean "/docs/FEES.pdf"? → "/docs/FEES.pdf"'],
  ['vist', noLink, 'Did you mean "/visit"?'],
  ['ils', noLink, 'Did you mean "/stages/ils"?'],
  ['stages/ils#fee', noLink, 'Did you mean "/stages/ils#fees"?'],
  ['/stages / ils', noLink, 'Did you mean "/stages/ils"?'],
])('%s is answered by what leads somewhere', (link, wrong, words) => {
  const { messages, suggestion = '' } = answer(link)
  expect(messages).toBe(`${wrong(link)} ${words}`)
  expect(answer(suggestion).messages).toBe('')
})

test.each(['pearson', 'canteen/menu-of-the-week'])(
  'for %s no page is named, since none can be meant',
  link => {
    expect(answer(link).suggestion).toBeUndefined()
    expect(answer(link).messages).toMatch(`${noLink(link)} Write a path or a web address.`)
  },
)

test('for the name of an account no page is named', () => {
  expect(answer('@shikpontele').suggestion).toBeUndefined()
  expect(answer('@shikpontele').messages).toMatch(
    '"@shikpontele" is the name of an account, and a link needs a whole address. Open the page of that account in a browser, and write the address that stands at the top.',
  )
})

test('a slash before a web address is one too many', () => {
  expect(answer('/pearson.com/uk')).toEqual({
    messages: 'No page has the address "/pearson.com/uk". Did you mean "https://pearson.com/uk"?',
    suggestion: 'https://pearson.com/uk',
  })
})

test('a name without a dot is no web address', () => {
  expect(answer('https://pearson').messages).toMatch(
    '"buttonLink" is "https://pearson", which is not an address that a link can lead to. Write a path or a web address.',
  )
})

test('a page that has mistakes of its own has an address all the same', () => {
  const files = { ...withLink('http://localhost:5173/visit'), 'visit.json': '{}' }
  expect(answersTo({ files }).map(({ suggestion }) => suggestion)).toContain('Write "/visit".')
})
