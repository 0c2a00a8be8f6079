import { expect, test } from 'vitest'
import { fileProblem, type Path, say } from '../../../../../schema/problems/problem.ts'
import { decodeDocument } from '../../../../../schema/read/decode.ts'
import { createSite } from '../../../../../schema/site/createSite.ts'
import { inAuthorsWords } from '../../../../../scripts/studio/site/authorsWords.ts'
import { corpusContext } from '../../../mistakes/corpusSite.ts'
import { files } from '../../../mistakes/files.ts'
import type { Mistake } from '../../../mistakes/mistake.ts'
import { pasted } from '../../../mistakes/pasted.ts'
import { punctuation } from '../../../mistakes/punctuation.ts'
import { references } from '../../../mistakes/references.ts'
import { spelling } from '../../../mistakes/spelling.ts'
import { values } from '../../../mistakes/values.ts'
import { smallContext, smallSite, visitors } from '../../../smallSite.ts'

/** What no author of the studio has ever seen. */
const FOREIGN = [
  // What authors wrote themselves is said again.
  /(?<!"\/[^"]*)\.json\b/,
  /\bJSON\b/,
  /\blines? \d/,
  /"[a-z]+[A-Z]\w*"/,
  /\b(?:true|false)\b/,
  /\bnpm run\b/,
  /[{}](?<!\{[\w ]+\})(?![\w ]+\})/,
  /\bpublic\//,
  // Signs that the buttons of a running text stand for. What an author wrote is in quotes.
  /\[words\]|(?<!")\*\*\w|"- "|\\n/,
]

function toldInStudio(mistake: Mistake): string[] {
  const texts = new Map<string, string>()
  for (const [file, content] of Object.entries(mistake.files)) {
    const decoded = decodeDocument(file, Buffer.from(content))
    if (typeof decoded === 'string') texts.set(file, decoded)
  }
  const site = createSite({ ...corpusContext, texts }, { today: '2026-03-21', isPreview: false })
  return inAuthorsWords(site.problems, site).map(
    ({ code, message, suggestion }) => `${code}: ${message} ${suggestion}`,
  )
}

test.each(Object.entries({ pasted, punctuation, spelling, values, references, files }))(
  'the studio tells of mistakes without words of files: %s',
  (_, mistakes) => {
    const reported = mistakes.flatMap(toldInStudio)
    expect(reported.length).toBeGreaterThan(5)
    expect([...new Set(reported.filter(words => FOREIGN.some(foreign => foreign.test(words))))]).toEqual([])
  },
)

const known = createSite({ texts: new Map(Object.entries(smallSite)), ...smallContext }, visitors)

test('documents are called by their titles, and days as people write them', () => {
  const [problem] = inAuthorsWords(
    [
      fileProblem(
        'index.json',
        'address-taken',
        say`The address "/x" belongs to ${say.document('stages/ils.json')} since ${say.day('2026-01-05')}.`,
        say`Look into ${say.document('_site.json')}, ${say.document('blog/[id].json')} or ${say.document('away.json')}.`,
      ),
    ],
    known,
  )
  expect(problem?.message).toBe(
    'The address "/x" belongs to “International Lower Secondary” since 5 January 2026.',
  )
  expect(problem?.suggestion).toBe('Look into “The whole site”, “All posts” or "away".')
})

const sections = [{ type: 'callToAction', title: 'Come and see', description: 'Ring first.' }]
const calling = known.with({ texts: new Map([['index.json', JSON.stringify({ sections })]]) })

test.each<[string, string, Path, string, string]>([
  ['next to the problem', 'index.json', ['sections', 0, 'title'], 'buttonText', '“Button text”'],
  ['above it', 'index.json', ['sections', 0, 'title'], 'reviewBy', '“Read again by”'],
  ['of another label', 'index.json', ['aliases', 0], 'aliases', '“Other addresses”'],
  ['of the whole site', 'index.json', ['sections', 0], 'formHandler', '“Where forms go”'],
  ['that is a number', '_posts/1.json', ['id'], 'id', '“Number”'],
  ['of no form', 'index.json', [], 'sinceWhen', '“Since when”'],
])('a field %s is called by its label', (_, file, path, key, label) => {
  const problem = { ...fileProblem(file, 'bad-link', 'Wrong.', say`See ${say.field(key)}.`), path }
  expect(inAuthorsWords([problem], calling)).toMatchObject([{ suggestion: `See ${label}.` }])
})

test('colours that cannot be distinguished are called by their names in the form, not by their numbers', () => {
  const text = JSON.stringify({
    ...JSON.parse(smallSite['_site.json'] ?? ''),
    theme: { colours: { wall: '#ffe000' } },
  })
  const site = createSite(
    { ...smallContext, texts: new Map(Object.entries({ ...smallSite, '_site.json': text })) },
    { today: '2026-03-21', isPreview: false },
  )
  const wrong = site.problems.filter(({ code }) => code === 'low-contrast')
  expect(inAuthorsWords(wrong, site)).toMatchObject([
    {
      message:
        'This colour is too much like “Soft on dark”, which is seen with it: nobody could read quieter text on dark grounds.',
      suggestion: 'Press “Correct it” for the nearest colour that can be read.',
    },
  ])
})

test('what is chosen is not to be written', () => {
  const text = (smallSite['_site.json'] ?? '').replace('/images/mark-light.svg', '')
  const texts = new Map(Object.entries({ ...smallSite, '_site.json': text }))
  const site = createSite({ ...smallContext, texts }, { today: '2026-03-21', isPreview: false })
  const empty = inAuthorsWords(site.problems, site)
  expect(empty.map(({ message, suggestion }) => `${message} ${suggestion}`)).toContain(
    '“Light” is empty. Choose one.',
  )
})
