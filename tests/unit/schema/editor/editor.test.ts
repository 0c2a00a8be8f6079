import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { getLanguageService, TextDocument } from 'vscode-json-languageservice'
import { jsonSchemaKinds, jsonSchemaText } from '../../../../schema/editor/jsonSchema.ts'
import { kindOf } from '../../../../schema/read/parse.ts'
import { section, sectionTypes } from '../../../../schema/section.ts'
import { projectRoot } from '../../../../scripts/lib/root.ts'
import { canonicalIconNames } from '../../../../scripts/site/outputs/icons.ts'
import { realDocuments } from '../../realSite.ts'
import { smallSite } from '../../smallSite.ts'

/** What VS Code shows, by the service that is inside it, with the settings that are committed here. */
const service = getLanguageService({
  schemaRequestService: async uri => jsonSchemaText(kindNamed(uri), canonicalIconNames),
  workspaceContext: { resolveRelativePath: (path, document) => new URL(path, document).href },
  clientCapabilities: {
    textDocument: { completion: { completionItem: { documentationFormat: ['markdown'] } } },
  },
})
function kindNamed(uri: string) {
  const kind = jsonSchemaKinds.find(kind => uri.endsWith(`/schema/json/${kind}.json`))
  if (!kind) throw new Error(`Nothing is written to ${uri}`)
  return kind
}
const settings = JSON.parse(readFileSync(join(projectRoot, '.vscode/settings.json'), 'utf8'))
service.configure({
  schemas: settings['json.schemas'].map(({ fileMatch, url }: { fileMatch: string[]; url: string }) => ({
    fileMatch,
    uri: pathToFileURL(join(projectRoot, url)).href,
  })),
})

function open(file: string, text: string) {
  const uri = pathToFileURL(join(projectRoot, 'pages-json', file)).href
  const document = TextDocument.create(uri, 'json', 1, text)
  return { document, json: service.parseJSONDocument(document) }
}

async function redLines(file: string, text: string): Promise<string[]> {
  const { document, json } = open(file, text)
  const found = await service.doValidation(document, json)
  return found.map(({ range, message }) => `${range.start.line + 1}:${range.start.character + 1}  ${message}`)
}

/** What is offered where `|` is. */
async function offers(file: string, marked: string) {
  const { document, json } = open(file, marked.replace('|', ''))
  const list = await service.doComplete(document, document.positionAt(marked.indexOf('|')), json)
  return list?.items ?? []
}

async function hover(file: string, word: string): Promise<unknown> {
  const text = smallSite[file] ?? ''
  const { document, json } = open(file, text)
  return (await service.doHover(document, document.positionAt(text.indexOf(word) + 1), json))?.contents
}

const pageWith = (within: string) => `{ "title": "Fees", "description": "A year.", "sections": [${within}] }`
const labels = (items: { label: string }[]) => items.map(({ label }) => label)

test('no document of the site has a red line, and each is known by its place alone', async () => {
  for (const { file, text } of realDocuments()) {
    expect([file, await redLines(file, text)]).toEqual([file, []])
    const wrong = text.replace(/"\$schema": "[^"]*",/, '"nonsense": 1,')
    expect([kindOf(file), await redLines(file, wrong)]).toEqual([
      kindOf(file),
      [expect.stringContaining('Property nonsense is not allowed.')],
    ])
  }
})

test('every section type is offered, with what it shows', async () => {
  const items = await offers('new.json', pageWith('{ "type": "|" }'))
  expect(labels(items)).toEqual(sectionTypes.map(type => `"${type}"`))
  expect(items.find(({ label }) => label === '"hero"')?.documentation).toMatchInlineSnapshot(`
    {
      "kind": "markdown",
      "value": "The opening of a page: its main heading, one sentence, a large picture.",
    }
  `)
})

test('icons are offered by name, more than a thousand', async () => {
  const items = labels(await offers('new.json', '{ "summary": { "icon": "|" } }'))
  expect(items.length).toBeGreaterThan(1000)
  expect(items).toContain('"compass"')
})

test('a whole section of every type can be inserted, and is valid as it comes', async () => {
  const items = await offers('new.json', pageWith('|'))
  const whole = sectionTypes.map(type => items.find(({ label }) => label === type))
  for (const item of whole) {
    // The first of several choices, the words of a place to write in, and signs that were escaped for the editor.
    const inserted = (item?.textEdit?.newText ?? '')
      .replace(/\$\{\d+\|([^,|]*)[^|]*\|\}/g, '$1')
      .replace(/\$\{\d+:((?:\\.|[^}\\])*)\}/g, (_, words: string) => words.replace(/\\([\\$}])/g, '$1'))
      .replace(/,?\s*$/, '')
    expect([item?.label, section.safeParse(JSON.parse(inserted)).error]).toEqual([item?.label, undefined])
  }
})

test('hovering a field says what it is, where it shows, and gives an example', async () => {
  expect(await hover('index.json', '"backgroundImage"')).toMatchInlineSnapshot(`
    [
      "The large picture; it only decorates. A photograph at least 1920 pixels wide, and wider than high, fills the opening, behind a pane of the wall where the words stand; one that is higher than wide stands beside them. Versions for every screen are made of it. The path of a file in the folder "public".

    Example: \`"/images/hero-jhs.svg"\`",
    ]
  `)
  expect(await hover('stages/ils.json', '"icon"')).toMatchInlineSnapshot(`
    [
      "The icon on the timeline. The name of any Lucide icon (lucide.dev/icons), in lower case with hyphens.

    Example: \`"compass"\`",
    ]
  `)
  expect(await hover('_posts/1.json', '"date"')).toMatchInlineSnapshot(`
    [
      "The day that stands on the post.

    Example: \`"2025-04-25"\`",
    ]
  `)
})

test.each([
  [
    'index.json',
    '"title": "Welcome"',
    '"title": ""',
    'Write something; a text of one line has no line break in it.',
  ],
  ['index.json', '"title": "Welcome"', '"title": 7', 'Text belongs here, in double quotes.'],
  ['stages/ils.json', '"order": 1', '"order": "1"', 'A number belongs here, without quotes.'],
  [
    'index.json',
    '"/images/hero.svg"',
    '"images/hero.svg"',
    'This is not the path of a picture in the folder "public".',
  ],
  ['index.json', '"/stages/ils#fees"', '"www.school.org"', 'No link can lead to this.'],
  ['stages/ils.json', '"compass"', '"Compass"', 'Names of icons are written in small letters with hyphens.'],
  ['_posts/1.json', '"2025-04-01"', '"01/04/2025"', 'Write the day as year-month-day.'],
])(
  'in %s, where %s has become %s, the editor underlines it and says why',
  async (file, right, wrong, words) => {
    const text = smallSite[file] ?? ''
    expect(text).toContain(right)
    expect(await redLines(file, text.replace(right, wrong))).toEqual([expect.stringContaining(words)])
  },
)
