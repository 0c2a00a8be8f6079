import { expect, test } from 'vitest'
import { mapFields } from '../../../schema/model/mapFields.ts'
import { fileProblem } from '../../../schema/problems/problem.ts'
import { kindOf, schemas } from '../../../schema/read/parse.ts'
import { resolveSite } from '../../../schema/resolve/resolveSite.ts'
import { messageHtml } from '../../../scripts/lib/dev/answerRequest.ts'
import { gitArguments } from '../../../scripts/lib/Repository.ts'
import { oneLine } from '../../../scripts/lib/report/oneLine.ts'
import { pretty } from '../../../scripts/lib/report/pretty.ts'
import { github } from '../../../scripts/lib/report/printReport.ts'
import { hostedSite } from '../../../scripts/site/hosting/HostedSite.ts'
import { nginxConfig } from '../../../scripts/site/hosting/nginx.ts'
import { withCanary } from '../../canary.ts'
import { assets } from '../schema/resolve/school.ts'
import { contentOf, problemsOf, smallSite, withFields, withFiles } from '../smallSite.ts'
import { madeFiles, realFilesWith } from './madeFiles.ts'

// Variants of what was tried against the project, each with where it is put and what must come of it.

/** Markup that texts accept: it is shown as words. */
const markup: readonly string[] = [
  '<script/x>alert(1)</script/x>',
  '<ScRiPt/x>alert(1)</sCrIpT/x>',
  '<script x>alert(1)',
  '<svg/onload=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x>',
  '<image/src=x onerror=alert(1)>',
  '<math><mtext></mtext><mglyph>',
  '<template><x>',
  '<base/href=//evil.example>',
  '<link/rel=import href=//evil.example>',
  '<x/onfocus=alert(1) autofocus tabindex=1>',
  '</title></style/x></textarea></noscript>',
  '"><x y="',
  "' onmouseover='alert(1)",
  '" onmouseover="alert(1)" x="',
  '--><x><!-',
  ']]><x xmlns:h="http://www.w3.org/1999/xhtml"><![CDATA[',
  '&lt:script&gt: &#60script> &amp#60',
  '\u2028</script/x>\u2029',
]

/** Every file that a build makes of the small site's texts, with something at the end of each text. */
const filesWith = (words: string): Map<string, string> =>
  madeFiles(
    contentOf(
      Object.fromEntries(
        Object.entries(smallSite).map(([file, text]) => {
          const kind = kindOf(file)
          if (!kind) throw new Error(`${file} is no document`)
          const value = mapFields<object>(schemas[kind], JSON.parse(text), ({ kind, value }) =>
            kind === 'text' || kind === 'richText' ? value + words : value,
          )
          return [file, JSON.stringify(value)]
        }),
      ),
    ),
    assets,
  )

const DATA = /(<script type="application\/(?:ld\+)?json"[^>]*>)([^<]*)(?=<\/script>)/g
const CDATA = /<!\[CDATA\[.*?\]\]>/gs

/**
 * How many signs of markup a file has outside of its data. A text that got out of its place has brought some. Quotes are signs in
 * pages alone; a longer title has a class of its own.
 */
const signsIn = (file: string): Record<string, number> => {
  const outside = file
    .replace(DATA, '$1')
    .replace(CDATA, '<![CDATA[]]>')
    .replace(/ class="[^"]*"/g, '')
    // What stays whole at the end of a line, such as a name, depends on the words next to it.
    .replace(/<\/?span>|<wbr>/g, '')
  const signs = ['<', ']]>', ...(file.startsWith('<!doctype html>') ? ['"', "='"] : [])]
  return Object.fromEntries(signs.map(sign => [sign, outside.split(sign).length]))
}

const plain = filesWith(' words')

/** @throws when there are more signs than before, or data that cannot be read */
function expectWords(
  files: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, string>,
  signs: (file: string) => unknown = signsIn,
) {
  // Calendars are no markup.
  for (const [name, file] of [...files].filter(([name]) => !name.endsWith('.ics'))) {
    if (/json$|webmanifest$/.test(name)) {
      // Feeds have their posts as HTML within.
      const { items = [] } = JSON.parse(file)
      for (const { content_html } of items)
        expect(content_html, name).not.toMatch(/<(?!\/?(?:p|h\d|ul|ol|li|strong|em)>|a href="[^"<>]*">|\/a>)/)
      continue
    }
    // A category is named by its address, so that there may be other pages, but none with other markup.
    const expected = before.get(name)
    if (expected !== undefined) expect(signs(file), name).toEqual(signs(expected))
    for (const [, , data = ''] of file.matchAll(DATA)) {
      expect(data, name).not.toMatch(/[<\u2028\u2029]/)
      expect(() => JSON.parse(data), name).not.toThrow()
    }
  }
}

test.each(markup)('%j in every text gets out of its place in no page, feed, sitemap or data', words => {
  const files = filesWith(` words ${words}`)
  expectWords(files, plain)
  expect(files.get('index.html')).toContain('words')
  expect([...files.keys()].filter(name => plain.has(name)).length).toBeGreaterThanOrEqual(8)
})

test('a canary in every text of the site itself gets out of its place in no section of any page', async () => {
  const view = { today: '2026-11-21', isPreview: false }
  const before = await realFilesWith(() => {}, view)
  let count = 0
  const files = await realFilesWith(texts => {
    for (const [file, text] of texts) {
      const value = withCanary(kindOf(file) ?? 'page', JSON.parse(text), () => count++)
      texts.set(file, JSON.stringify(value))
    }
  }, view)
  expect(count).toBeGreaterThan(500)
  // Long words have other attributes here and there.
  expectWords(files, before, file => signsIn(file)['<'])
  const pages = [...files].filter(([name]) => name.endsWith('.html') && before.has(name))
  expect(pages.length).toBeGreaterThan(30)
  for (const [name, html] of pages) expect(html, name).toContain('canary')
})

test('no markup gets out of its place in messages of a server', () => {
  const write = (words: string) => messageHtml('Mistakes', words)
  for (const words of markup)
    expect(write(words).split('<').length, words).toBe(write('words').split('<').length)
})

const withLink = (buttonLink: string) =>
  withFields('stages/index.json', {
    sections: [{ type: 'callToAction', title: 'A', description: 'B.', buttonText: 'C', buttonLink }],
  })
const withColour = (accent: string) => withFields('_site.json', { theme: { colours: { accent } } })
const withAlias = (alias: string) => withFields('index.json', { aliases: [alias] })
const withTitle = (title: string) => withFields('stages/index.json', { title })

test.each([
  ['a link', withLink, 'javascript:alert(1)', 'bad-link'],
  ['a link', withLink, 'JaVaScRiPt:alert(1)', 'bad-link'],
  ['a link', withLink, 'java\tscript:alert(1)', 'bad-link'],
  ['a link', withLink, ' \u0001javascript:alert(1)', 'bad-link'],
  ['a link', withLink, 'data:text/html,<script>', 'bad-link'],
  ['a link', withLink, '//evil.example', 'bad-link'],
  ['a link', withLink, '/\\evil.example', 'bad-link'],
  ['a link', withLink, 'https://school.example@evil.example', 'bad-link'],
  ['a link', withLink, '/a"onclick="x', 'bad-link'],
  ['a colour', withColour, '#fff;}*{color:red', 'bad-colour'],
  ['a colour', withColour, 'url(https://evil.example)', 'bad-colour'],
  ['a colour', withColour, '</style><script>', 'bad-colour'],
  ['an alias', withAlias, '/a"b', 'bad-path'],
  ['an alias', withAlias, '/a{b}', 'bad-path'],
  ['an alias', withAlias, '/a\nb', 'bad-path'],
  ['an alias', withAlias, '//evil.example', 'bad-path'],
  ['an alias', withAlias, '/%2e%2e/a', 'bad-path'],
  ['a title', withTitle, '<img src=x onerror=alert(1)>', 'markup-in-text'],
  ['a title', withTitle, '<!-- x', 'markup-in-text'],
  ['a title', withTitle, '<SCRIPT\n>', 'line-break'],
])('%s is refused when it is written so: %s', (_, put, words, code) => {
  const [problem] = problemsOf(put(words))
  expect([problem?.severity, problem?.code]).toEqual(['error', code])
})

test.each(['/price$list', '/a$host', '/a$1', '/a;b', "/it's", '/*', '/a*(b)+'])(
  'the alias %s is an address and nothing else to a host',
  alias => {
    const content = contentOf(withAlias(alias))
    const host = hostedSite(resolveSite(content, assets), content)
    const nginx = nginxConfig(host)
    expect(nginx).toContain(`"${alias}" "`)
    // As many lines as with any other: none is a block or a setting of its own.
    const other = contentOf(withAlias('/price'))
    const otherHost = hostedSite(resolveSite(other, assets), other)
    expect(nginx.split('\n').length).toBe(nginxConfig(otherHost).split('\n').length)
  },
)

test.each(['evil.html', 'sw.js', 'x.HTM', 'images/evil.xml', 'salaries.xlsx', 'module.mjs'])(
  'the file %s of public is named before it goes live',
  path => {
    const said = problemsOf(smallSite, withFiles([`/${path}`]))
    expect(said.map(({ code, file }) => `${code} ${file}`)).toEqual([`unexpected-file public/${path}`])
  },
)

test.each([
  '\u001b]8;;https://evil.example\u0007',
  '\u009b2J',
  '\r::error::x',
  '\n::set-output name=a::b',
  '\u2067gpj',
  '\u202egpj.exe',
  '\u007f\b\b\b',
])('the name %j of a field reaches a terminal and a log as signs', name => {
  const text = JSON.stringify({ ...JSON.parse(smallSite['index.json'] ?? ''), [name]: 'x' })
  const problems = problemsOf({ ...smallSite, 'index.json': text })
  expect(problems).not.toEqual([])
  const report = { problems, texts: new Map([['index.json', text]]) }
  const folders = { pages: 'pages', public: 'public' }
  // As of a file, too, which a line of its own begins with.
  const ofFile = fileProblem(`a${name}.json`, 'empty-file', `It says ${name}.`, `Delete ${name}.`)
  for (const said of [pretty(report), pretty({ ...report, problems: [ofFile] }), oneLine(ofFile)])
    expect(said.replace(/[\n\t]/g, '')).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
  const logs = [github({ ...report, folders }), oneLine(ofFile)].join('\n')
  expect(logs).not.toMatch(/^::(?!(?:error|warning|notice) file=)/m)
})

test('git obeys no settings of a folder of content', () => {
  for (const command of ['status', 'hash-object', 'add', 'commit-tree', 'fetch', 'log']) {
    const words = gitArguments('/site', [command])
    expect(words.slice(0, words.indexOf(command))).toEqual(
      expect.arrayContaining([
        'safe.bareRepository=explicit',
        'core.fsmonitor=false',
        'submodule.recurse=false',
      ]),
    )
  }
})
