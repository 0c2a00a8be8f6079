import { corpusSite } from './corpusSite.ts'
import { fileSlip, type Mistake } from './mistake.ts'

const visit = corpusSite['visit.json'] ?? ''

/** Files saved in the wrong way, in the wrong place or under the wrong name. */
export const files: Mistake[] = [
  fileSlip('saved with a byte order mark', { 'visit.json': Buffer.from(`\ufeff${visit}`) }),
  fileSlip('saved as UTF-16', { 'visit.json': Buffer.from(`\ufeff${visit}`, 'utf16le') }),
  fileSlip('saved as UTF-16 the other way round', {
    'visit.json': Buffer.from(`\ufeff${visit}`, 'utf16le').swap16(),
  }),
  fileSlip('saved in an old encoding', {
    'visit.json': Buffer.from(visit.replace('Visit us', 'Café'), 'latin1'),
  }),
  fileSlip('saved empty', { 'visit.json': '' }),
  fileSlip('saved with a picture inside', { 'visit.json': Buffer.alloc(2 * 1024 * 1024, ' ') }),
  fileSlip('a web page saved as a document', { 'visit.json': '<!DOCTYPE html>\n<html></html>\n' }),
  fileSlip('saved as rich text', { 'visit.json': '{\\rtf1\\ansi\n\\f0 Visit us}\n' }),
  fileSlip(
    'a half of a document',
    { 'visit.json': visit.slice(0, visit.indexOf('"calendar"') - 10) },
    { file: 'visit.json', line: 16 },
  ),
  fileSlip('a name with a space', { 'visit us.json': visit }),
  fileSlip('a name with an accent', { 'café.json': visit }),
  fileSlip('a copy that a browser has named', { 'visit (1).json': visit }),
  fileSlip('a copy of a page that has other addresses too', { 'index (1).json': corpusSite['index.json'] }),
  fileSlip('a copy that Windows has named', { 'visit - Copy.json': visit }),
  fileSlip('a copy that has a few words of its own', {
    'Copy of visit.json': visit.replace('Visit us', 'Visit us soon'),
  }),
  fileSlip('a copy of a post', { '_posts/3 copy.json': corpusSite['_posts/3.json'] }),
  fileSlip('a page of its own with a number in brackets in its name', {
    'visit (1).json': corpusSite['stages/index.json'],
  }),
  fileSlip('a name that the site keeps to itself', { 'assets/visit.json': visit }),
  fileSlip('a post in the folder of pages', { 'blog/7.json': corpusSite['_posts/3.json'] }),
  fileSlip('a page in the folder of posts', { '_posts/4.json': visit }),
  fileSlip('no site', { '_site.json': undefined }),
  fileSlip('the site under another name', { '_site.json': undefined, 'site.json': corpusSite['_site.json'] }),
  fileSlip('the site under another name, with a mistake in it', {
    '_site.json': undefined,
    'site.json': corpusSite['_site.json']?.replace('"origin"', '"orign"'),
  }),
  fileSlip('a copy of the site', { 'copy.json': corpusSite['_site.json'] }),
  fileSlip('no home page', { 'index.json': undefined }),
]
