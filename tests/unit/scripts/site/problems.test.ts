import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSite } from '../../../../scripts/site/folder.ts'
import { answersTo } from '../../mistakes/answer.ts'
import { corpusSite } from '../../mistakes/corpusSite.ts'
import { scratchFolder } from '../../scratchFolder.ts'
import { withMistake } from '../../smallSite.ts'
import { writeSmallSite } from '../smallFolders.ts'

test('an unreadable picture is reported in the same run as the mistakes of documents that do not show it', async () => {
  const folders = await writeSmallSite(scratchFolder(onTestFinished))
  await writeFile(join(folders.public, 'images/hero.svg'), 'this is no picture')
  const wrong = withMistake('stages/ils.json', '"type": "faq"', '"type": "faqs"')['stages/ils.json'] ?? ''
  await writeFile(join(folders.pages, 'stages/ils.json'), wrong)
  const { problems, content } = await readSite(folders, { today: '2026-11-21' })
  expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
    'public/images/hero.svg unreadable-picture',
    'stages/ils.json unknown-type',
  ])
  expect(content).toBeUndefined()
})

test('the rest of a document with mistakes is checked too, and nothing is reported twice', () => {
  const wrong = (corpusSite['index.json'] ?? '')
    .replace('"title": "Welcome"', '"titel": "Welcome to {shool}"')
    .replace('"backgroundImage": "/images/hero.svg"', '"backgroundImage": "/images/heron.svg"')
    .replace('"src": "/images/hero.svg"', '"src": "images/heron.svg"')
    .replace('"description": "Come."', '"description": "Come to {shool}."')
  const reported = answersTo({ files: { ...corpusSite, 'index.json': wrong } })
  expect(reported.map(({ code, path }) => `${path.join('.')} ${code}`)).toEqual([
    'sections.0.titel unknown-field',
    'sections.0.backgroundImage missing-picture',
    'sections.1.items.0.src bad-path',
    'sections.2.description unknown-word-in-braces',
  ])
})

test('a document in the wrong place gets no other problem', () => {
  const post = (corpusSite['_posts/1.json'] ?? '').replaceAll('/images/', '/pictures/')
  expect(answersTo({ files: { ...corpusSite, 'post.json': post } }).map(({ code }) => code)).toEqual([
    'wrong-folder',
  ])
})

/** What is reported of a site, each as "file code". */
const reportedOf = (changes: Record<string, string | undefined>) => {
  const files = Object.fromEntries(
    Object.entries({ ...corpusSite, ...changes }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  )
  return answersTo({ files }).map(
    ({ file, code, message }) => `${file} ${code} ${/"[^"]*"/.exec(message)?.[0] ?? ''}`,
  )
}
const broken = (file: string) => (corpusSite[file] ?? '').replace('"title"', '"titel"')
/** The home page with a link for each address. */
const leadingTo = (...addresses: string[]) => {
  const { sections, ...page } = JSON.parse(corpusSite['index.json'] ?? '')
  const action = sections.at(-1)
  return JSON.stringify({
    ...page,
    sections: [...sections, ...addresses.map(buttonLink => ({ ...action, buttonLink }))],
  })
}

test('one run reports dead links along with the mistakes of other documents; a link to one of those is no mistake', () => {
  expect(
    reportedOf({
      'visit.json': broken('visit.json').replace('{', '{ "aliases": ["/way"],'),
      'index.json': leadingTo(
        '/visit',
        '/VISIT#anything',
        '/way',
        '/visits/today',
        '/stages/ils#no-such',
        '/blog/1',
      ),
    }),
  ).toEqual([
    'index.json link-to-nowhere "/visits/today"',
    'index.json link-to-no-section "/stages/ils"',
    expect.stringMatching(/^visit\.json unknown-field /),
  ])
})

test('the page that shows posts, the home page and what all pages share are not missed where they have mistakes', () => {
  for (const file of ['blog/[id].json', 'index.json', '_site.json', 'stages/ils.json']) {
    const reported = reportedOf({ [file]: (corpusSite[file] ?? '').replace('{', '{,') })
    expect([...new Set(reported.map(one => one.split(' ')[0]))], file).toEqual([file])
  }
  expect(reportedOf({ 'blog/[id].json': undefined }).join()).toContain('missing-post-page')
  expect(reportedOf({ 'index.json': undefined }).join()).toContain('missing-home-page')
  expect(reportedOf({ '_site.json': undefined }).join()).toContain('missing-site-file')
})

test('other mistakes in a document that is not JSON are reported in the same run, where its author sees them', () => {
  const lines = (corpusSite['visit.json'] ?? '').split('\n')
  const change = (part: string, to: string) => {
    const at = lines.findIndex(line => line.includes(part))
    lines[at] = (lines[at] ?? '').replace(part, to)
    return at + 1
  }
  const comma = change('"Visit us",', '"Visit us"')
  const curly = change('"How to see the school."', '“How to see the school.”')
  const word = change('"type": "calendar"', '"type": calendar')
  const type = change('"type": "subjects"', '"type": "subject"')
  const picture = change('"/images/Gate.jpg"', '"/images/Gates.jpg"')
  const twice = change('"submitText": "Send",', '"submitText": "Send",,')
  const reported = answersTo({ files: { ...corpusSite, 'visit.json': lines.join('\n') } })
  expect(reported.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([
    `visit.json:${comma} missing-comma`,
    `visit.json:${curly} wrong-quotes`,
    `visit.json:${picture} missing-picture`,
    `visit.json:${word} word-without-quotes`,
    `visit.json:${twice} stray-comma`,
    `visit.json:${type} unknown-type`,
  ])
  for (const { line, column, length, code, fix } of reported) {
    const marked = lines[line - 1]?.slice(column - 1, column - 1 + length)
    if (code === 'unknown-type') expect([marked, fix]).toEqual(['"subject"', undefined])
    if (code === 'missing-picture') expect([marked, fix]).toEqual(['"/images/Gates.jpg"', undefined])
  }
})
