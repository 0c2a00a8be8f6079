import { expect, test } from 'vitest'
import { isError } from '../../../../../schema/problems/problem.ts'
import { answersTo } from '../../../mistakes/answer.ts'
import { corpusContext, corpusSite } from '../../../mistakes/corpusSite.ts'
import { withFiles } from '../../../smallSite.ts'

/** Where a document names a file: the document, and what stands there. */
const places = {
  picture: ['index.json', '/images/hero.svg'],
  document: ['visit.json', '/docs/FEES.pdf'],
  link: ['index.json', '/stages/ils#fees'],
} as const

/** What is said when this stands there and this file lies in "public" besides. */
function suggestionOf(place: keyof typeof places, written: string, added: string): string | undefined {
  const [file, right] = places[place]
  const text = corpusSite[file]?.replace(`"${right}"`, JSON.stringify(written)) ?? ''
  return answersTo({ files: { ...corpusSite, [file]: text } }, withFiles([added], 100, corpusContext)).find(
    isError,
  )?.suggestion
}

/** What an author does who goes by a suggestion: the path to write, and where the file then lies. */
function followed(suggestion: string, added: string): [written: string, added: string] {
  const [, renamed] = / to "public([^"]+)"/.exec(suggestion) ?? []
  const [, written = ''] = /(?:Did you mean|[Ww]rite) "([^"]+)"/.exec(suggestion) ?? []
  return [written, renamed ?? (suggestion.includes('JPEG') ? written : added)]
}

const pictures = [
  'IMG_2041.JPG',
  'IMG_2041.HEIC',
  'scan.TIFF',
  'saved.jfif',
  'crest.SVG',
  'WhatsApp Image 2026-11-20 at 10.15.22.jpeg',
  'Sports day (2).PNG',
  'caf\u00e9.jpg',
  'cafe\u0301.jpg',
  'team.jpg.jpg',
  'a#1.png',
]
const documents = ['Book list 2026.pdf', 'LIST.PDF', 'List.Pdf', 're\u0301sume\u0301.pdf', 'list.pdf.pdf']

/** How authors write the path of a file. */
const spellings: Record<string, (path: string) => string> = {
  'as it is': path => path,
  'by its name alone': path => path.replace(/.*\//, ''),
  'without the first slash': path => path.slice(1),
  'below "public"': path => `public${path}`,
  'with backslashes': path => path.replaceAll('/', '\\'),
  'in small letters': path => path.toLowerCase(),
  'as an address': path => encodeURI(path),
  'as Windows shows it': path => path.replace(/\.\w+(?=\.\w+$)/, ''),
  'with its accents joined': path => path.normalize('NFC'),
}

test.each([
  ...pictures.map(name => ['picture', `/images/trip/${name}`] as const),
  ...pictures.map(name => ['picture', `/images/School trip/${name}`] as const),
  ...documents.map(name => ['document', `/docs/${name}`] as const),
  ...documents.map(name => ['link', `/docs/${name}`] as const),
])('who goes by what is said of a %s "public%s" has no mistake left', (place, added) => {
  for (const [how, spell] of Object.entries(spellings)) {
    const written = spell(added)
    const suggestion = suggestionOf(place, written, added)
    if (suggestion === undefined) continue
    const after = followed(suggestion, added)
    expect(suggestionOf(place, ...after), `${how}, "${written}": ${suggestion}`).toBeUndefined()
  }
})
