import { expect, test } from 'vitest'
import {
  type FileReference,
  FileReferenceCollector,
  fileShownFor,
  largePictures,
  unexpectedFiles,
  unusedFiles,
} from '../../../../schema/validate/publicFiles.ts'
import type { ValidationContext } from '../../../../schema/validate/ValidationContext.ts'
import { validateDocument } from '../../../../schema/validate/validateDocument.ts'
import { oneLine } from '../../../../scripts/lib/report/oneLine.ts'
import { filesAt, smallContext, smallSite, withFields, withFiles } from '../../smallSite.ts'

function referencesOf(file: string, files: Readonly<Record<string, string>>): FileReference[] {
  const { valid } = validateDocument(
    { file, text: files[file] ?? '' },
    { ...smallContext, today: '2026-11-21' },
  )
  if (!valid) throw new Error(`${file} has mistakes`)
  return valid.fileReferences
}

function namedBy(files: Readonly<Record<string, string>>, around: ValidationContext): FileReferenceCollector {
  const collector = new FileReferenceCollector(around)
  for (const file of Object.keys(files)) collector.add(referencesOf(file, files), file)
  return collector
}

const filesOf = (...paths: string[]) => filesAt(paths)

test.each([
  [25_000_000, ''],
  [
    109_000_000,
    'public/images/hero.svg:1:1  Warning: This picture has 109 MB, far more than any screen can show. Save a smaller copy in its place, 2000 pixels wide, as JPEG.',
  ],
])('a picture of %d bytes is answered by %j', (size, message) => {
  const around = withFiles(['/images/hero.svg', '/images/unused.jpg'], size)
  expect(largePictures(namedBy(smallSite, around), around).map(oneLine).join()).toBe(message)
})

test.each([
  ['/a.svg', ['/a.svg'], '/a.svg'],
  ['/a.jpg', ['/a.jpg', '/a.png'], '/a.jpg'],
  ['/a.gif', ['/a.gif', '/a.jpg'], '/a.gif'],
  // A photograph takes the place of a drawing, and of one with another ending.
  ['/a.svg', ['/a.svg', '/a.jpg'], '/a.jpg'],
  ['/a.svg', ['/a.JPEG'], '/a.JPEG'],
  ['/a.jpg', ['/a.webp'], '/a.webp'],
  ['/a.png', ['/a.avif'], '/a.avif'],
  ['/a.png', ['/a.PNG'], '/a.PNG'],
  // Of several nobody knows which is meant.
  ['/a.svg', ['/a.svg', '/a.jpg', '/a.png'], '/a.svg'],
  ['/a.svg', ['/a.jpg', '/a.png'], undefined],
  ['/a.jpg', ['/a.svg', '/b.jpg', '/aa.jpg', '/a.gif'], undefined],
  ['/a.b/c.jpg', ['/a.jpg'], undefined],
])('for %s, among %j, %s is shown', (path, files, shown) => {
  expect(fileShownFor(path, filesOf(...files))).toBe(shown)
})

const text = (fields: Record<string, unknown>) => ({ type: 'text', title: 'T', content: 'C', ...fields })
const prospectus = { type: 'prospectus', title: 'Fees', buttonText: 'See', pdfUrl: '/docs/fees.pdf' }
const { 'index.json': homeText = '' } = withFields('index.json', {
  sections: [
    text({
      image: '/images/hero.svg',
      imageAlt: 'A',
      action: { text: 'T', link: '/docs/map.pdf?v=1#way' },
    }),
    text({ image: '/images/gone.svg', imageAlt: 'B', action: { text: 'T', link: '/blog' } }),
    prospectus,
  ],
})
const home = { 'index.json': homeText }

const context = (...paths: string[]) => ({ ...smallContext, files: filesOf(...paths) })

/** What is said about files other than those that the small site shows. */
const messagesOf = (...paths: string[]) => {
  const all = context(...smallContext.files.keys(), ...paths)
  return unusedFiles(namedBy(smallSite, all), all).map(oneLine)
}

test.each([
  [
    '/images/new.JPG',
    'No page shows this picture, and it is not published. Name it in a document as "/images/new.jpg", or delete it.',
  ],
  [
    '/images/50 off.jpg',
    'No page shows this picture, and it is not published. Rename it, for example to "/images/50-off.jpg", and name it so in a document; or delete it.',
  ],
  [
    '/images/Été #2 (a).PNG',
    'No page shows this picture, and it is not published. Rename it, for example to "/images/ete-2-a.png", and name it so in a document; or delete it.',
  ],
  [
    '/docs/fees 2026.pdf',
    'No page leads to this document. Rename it, for example to "/docs/fees-2026.pdf", and link to it so; or delete it.',
  ],
  ['/docs/old.PDF', 'No page leads to this document. Link to it as "/docs/old.PDF", or delete it.'],
])('nobody sees %s, and that is said', (path, words) => {
  expect(messagesOf(path)).toEqual([`public${path}:1:1  Warning: ${words}`])
})

test('a drawing whose photograph has come is said to be replaced', () => {
  expect(messagesOf('/images/hero.jpg')).toEqual([
    'public/images/hero.svg:1:1  Warning: "/images/hero.jpg" is shown in the place of this picture, since a photograph goes before a drawing. Delete this file, or the other one if this is the picture to show.',
  ])
})

test.each(['/term.ics', '/data.csv'])('%s is no document that nobody reads', path => {
  expect(messagesOf(path)).toEqual([])
})

test('a document that is offered, or that a link leads to, is used', () => {
  const all = context('/images/hero.svg', '/docs/map.pdf', '/docs/fees.pdf')
  expect(unusedFiles(namedBy(home, all), all)).toEqual([])
})

test.each([
  '/docs/pupils.xlsx',
  '/backup.sql',
  '/env.txt',
  '/id_rsa',
  '/server.key',
  '/site.zip',
  '/notes',
  '/data.csv',
  '/data.json',
  '/Thumbs.db',
  '/desktop.ini',
  '/about.json.orig',
  '/docs/~$letter.docx',
])('%s keeps the site from being built, unless a page leads to it or the site names it', path => {
  const around = { ...smallContext, files: filesOf(path) }
  expect(unexpectedFiles({ linked: new Set() }, around).map(oneLine)).toEqual([
    `public${path}:1:1  No page leads to this file, and yet everybody could open it on the website. Delete it. If it is meant for visitors, add "${path}" to "publicFiles" in "_site.json".`,
  ])
  expect(unexpectedFiles({ linked: new Set([path]) }, around)).toEqual([])
  expect(unexpectedFiles({ linked: new Set() }, around, [path])).toEqual([])
})

test.each([
  '/evil.html',
  '/x.HTM',
  '/evil.js',
  '/evil.mjs',
  '/evil.xml',
  '/a.xhtml',
  '/a.svgz',
  '/index.php',
  '/googles.html.html',
])('%s would run on the website, whatever leads to it', path => {
  const around = { ...smallContext, files: filesOf(path) }
  const [problem] = unexpectedFiles({ linked: new Set([path]) }, around)
  expect(problem?.message).toBe('This file would run on the website as a program, beside the pages.')
  expect(unexpectedFiles({ linked: new Set() }, around, [path])).toEqual([])
})

test('pictures, documents, typefaces and what services ask for are expected', () => {
  const paths = [
    ...[
      '/a.svg',
      '/a.JPG',
      '/a.pdf',
      '/a.docx',
      '/fonts/a.woff2',
      '/film.mp4',
      '/term.ics',
      '/office.vcf',
      '/favicon.ico',
    ],
    ...['/CNAME', '/.well-known/security.txt', '/google1234abcd.html', '/BingSiteAuth.xml', '/ads.txt'],
  ]
  expect(unexpectedFiles({ linked: new Set() }, { ...smallContext, files: filesOf(...paths) })).toEqual([])
})
