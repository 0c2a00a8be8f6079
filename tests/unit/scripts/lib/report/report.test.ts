import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Problem, problem } from '../../../../../schema/problems/problem.ts'
import { pretty } from '../../../../../scripts/lib/report/pretty.ts'
import { formatOf, github, json } from '../../../../../scripts/lib/report/printReport.ts'
import { inRepository, type Report } from '../../../../../scripts/lib/report/Report.ts'
import { projectRoot } from '../../../../../scripts/lib/root.ts'

const folders = { pages: join(projectRoot, 'pages-json'), public: join(projectRoot, 'public') }
const at = (file: string, line: number, column: number, length: number) => ({ file, line, column, length })

/** An author can write anything, so every format has to bear everything. */
const nasty = '100 %, <b>"a" & b</b> | `c` ]]> ::error::\r\n'
const source = '{\n  "type": "galery"\n}\n'
const report: Report = {
  problems: [
    problem(
      'unknown-type',
      at('stages/ils.json', 2, 11, 8),
      'Unknown section type "galery".',
      'Did you mean "gallery"?',
    ),
    problem('unknown-field', at('blog/[id].json', 1, 1, 1), nasty, nasty, ['sections', 0, 'x']),
    problem('reserved-file-name', at('public/robots.txt', 1, 1, 1), 'The build writes it.', 'Rename it.'),
    problem(
      'placeholder-link',
      at('_site.json', 3, 5, 3),
      'This link leads nowhere yet.',
      'Write the address.',
    ),
  ],
  texts: new Map([
    ['stages/ils.json', source],
    ['_site.json', '{}'],
    ['index.json', '{}'],
  ]),
  folders,
}
const nothing: Report = { ...report, problems: [] }

describe('for people', () => {
  test('place, words, code and the lines around it', () => {
    expect(pretty({ problems: report.problems.slice(0, 1), texts: report.texts })).toMatchInlineSnapshot(`
      "stages/ils.json:2:11  Unknown section type "galery". Did you mean "gallery"?  [unknown-type]
        1 | {
      > 2 |   "type": "galery"
          |           ^^^^^^^^
        3 | }

      1 error.
      "
    `)
  })

  test('help with a field comes on a line of its own, in every format that has room for it', () => {
    const [found] = report.problems.map(problem => ({ ...problem, help: 'What the section is.' }))
    if (!found) throw new Error('no problem')
    const helped = { ...report, problems: [found] }
    expect(pretty(helped).split('\n').slice(0, 2)).toEqual([
      'stages/ils.json:2:11  Unknown section type "galery". Did you mean "gallery"?  [unknown-type]',
      '  What the section is.',
    ])
    expect(github(helped)).toMatch('Did you mean "gallery"?%0AWhat the section is.')
    expect(JSON.parse(json(helped)).problems[0].help).toBe('What the section is.')
  })

  test('warnings come first: the end of a terminal shows what has to be mended', () => {
    const places = pretty({ problems: [...report.problems].reverse(), texts: new Map() }).match(
      /^\S+:\d+:\d+/gm,
    )
    expect(places).toEqual([
      '_site.json:3:5',
      'public/robots.txt:1:1',
      'blog/[id].json:1:1',
      'stages/ils.json:2:11',
    ])
  })

  test('of a line as long as a paragraph, the part with the mistake is shown', () => {
    const text = `${'We walk to school. '.repeat(20)}Call {telephone}. ${'We walk home. '.repeat(20)}`
    const line = `  "content": "${text}"`
    const reported = problem(
      'unknown-word-in-braces',
      at('a.json', 2, line.indexOf('{') + 1, 11),
      'Wrong.',
      'Mend it.',
    )
    const shown = pretty({ problems: [reported], texts: new Map([['a.json', `{\n${line}\n}`]]) })
    const [, , frame = '', carets = ''] = shown.split('\n')
    expect(frame.length).toBeLessThan(165)
    expect(frame.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe('{telephone}')
    expect(frame).toMatch(/^> 2 \| ….*We walk to school\. Call \{telephone\}\. We walk home\..*…$/)
  })

  test('of more than three warnings of a kind, what all say is said once, with the places; errors keep theirs', () => {
    const texts = new Map([['_site.json', source]])
    const warnings = Array.from({ length: 4 }, (_, index) =>
      problem('placeholder-text', at('_site.json', 1, index + 1, 1), `"[Your ${index}]" waits.`, 'Write it.'),
    )
    const links = [1, 2, 3].map(column =>
      problem(
        'placeholder-link',
        at('a.json', 1, column, 1),
        'This link leads nowhere yet.',
        'Write the address.',
      ),
    )
    const errors = Array.from({ length: 4 }, () => report.problems[0] as Problem)
    const linesOf = (problems: Problem[]) => pretty({ problems, texts }).split('\n').filter(Boolean)
    expect(linesOf([...errors, ...warnings, ...links])).toEqual([
      'Warning: A text that holds a place for another one, at 4 places',
      '  Write it.',
      ...[0, 1, 2, 3].map(at => `_site.json:1:${at + 1}  "[Your ${at}]" waits.  [placeholder-text]`),
      ...[1, 2, 3].map(
        at => `a.json:1:${at}  Warning: This link leads nowhere yet. Write the address.  [placeholder-link]`,
      ),
      ...Array(4).fill(
        'stages/ils.json:2:11  Unknown section type "galery". Did you mean "gallery"?  [unknown-type]',
      ),
      '4 errors, 7 warnings.',
    ])
    expect(linesOf(warnings.map(warning => ({ ...warning, message: 'It waits.' }))).slice(0, 3)).toEqual([
      'Warning: A text that holds a place for another one, at 4 places',
      '  It waits. Write it.',
      '_site.json:1:1  [placeholder-text]',
    ])
    expect(JSON.parse(json({ ...report, problems: warnings })).problems).toHaveLength(4)
  })

  test('nothing is said when nothing is wrong', () => {
    expect(pretty(nothing)).toBe('')
  })
})

test.each([github, json, (report: Report) => pretty(report)])(
  'no control character of a text or a name reaches a log: %o',
  format => {
    const signs = '\x1b]0;x\x07\x9b2J\x7f\r\u202e'
    const place = at(`${signs}.json`, 1, 1, 1)
    for (const count of [1, 5]) {
      const problems = Array.from({ length: count }, (_, index) => ({
        ...problem('placeholder-link', place, `${signs}${index}`, signs),
        help: signs,
      }))
      expect(format({ ...nothing, problems })).not.toMatch(/(?![\n\t])[\p{Cc}\u202a-\u202e]/u)
    }
  },
)

describe('for GitHub', () => {
  test('one command a problem, with the path in the repository', () => {
    expect(github(report)).toMatchInlineSnapshot(`
      "::error file=pages-json/stages/ils.json,line=2,endLine=2,col=11,endColumn=19,title=A type of section that does not exist [unknown-type]::Unknown section type "galery". Did you mean "gallery"?
      ::error file=pages-json/blog/[id].json,line=1,endLine=1,col=1,endColumn=2,title=A field that does not exist [unknown-field]::100 %25, <b>"a" & b</b> | \`c\` ]]> ::error::%0D%0A 100 %25, <b>"a" & b</b> | \`c\` ]]> ::error::%0D%0A
      ::error file=public/robots.txt,line=1,endLine=1,col=1,endColumn=2,title=A file that the site itself writes [reserved-file-name]::The build writes it. Rename it.
      ::warning file=pages-json/_site.json,line=3,endLine=3,col=5,endColumn=8,title=A link that leads nowhere yet [placeholder-link]::This link leads nowhere yet. Write the address.
      "
    `)
  })
})

test('JSON says all that is known', () => {
  const reported = JSON.parse(json(report))
  expect({ ...reported, problems: reported.problems.slice(0, 1) }).toMatchInlineSnapshot(`
    {
      "errors": 3,
      "problems": [
        {
          "code": "unknown-type",
          "column": 11,
          "cure": "Did you mean "gallery"?",
          "endColumn": 19,
          "file": "pages-json/stages/ils.json",
          "line": 2,
          "message": "Unknown section type "galery".",
          "path": [],
          "severity": "error",
          "title": "A type of section that does not exist",
        },
      ],
      "version": 1,
      "warnings": 1,
    }
  `)
  expect(reported.problems[2].file).toBe('public/robots.txt')
})

test('paths of documents outside of this repository are those of their own, or of where the command was typed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'chalkline-report-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const folders = { pages: join(folder, 'site/pages'), public: join(folder, 'site/public') }
  const filesOf = () => inRepository({ ...report, folders }).map(({ file }) => file)
  vi.stubEnv('INIT_CWD', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(filesOf()).toContain('site/pages/stages/ils.json')
  await mkdir(join(folder, 'site/.git'), { recursive: true })
  expect(filesOf()).toEqual(expect.arrayContaining(['pages/stages/ils.json', 'public/robots.txt']))
})

describe('which format', () => {
  test.each([
    [undefined, {}, 'pretty'],
    [undefined, { GITHUB_ACTIONS: 'true' }, 'github'],
    ['json', { GITHUB_ACTIONS: 'true' }, 'json'],
    ['pretty', { GITHUB_ACTIONS: 'true' }, 'pretty'],
  ])('asked for %j in %j: %s', (option, env, format) => {
    expect(formatOf(option, env)).toBe(format)
  })

  test('one that does not exist', () => {
    expect(() => formatOf('githb', {})).toThrow('There is no format "githb". Did you mean "github"?')
    expect(() => formatOf('constructor', {})).toThrow('Choose "pretty", "github" or "json".')
  })
})
