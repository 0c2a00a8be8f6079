import { corpusSite } from './corpusSite.ts'
import { fileSlip, type Mistake } from './mistake.ts'

const visit = corpusSite['visit.json'] ?? ''
const begins = (file: string) => ({ file, line: 1 })

/** Files saved in the wrong way, in the wrong place or under the wrong name. */
export const files: Mistake[] = [
  fileSlip(
    'saved with a byte order mark',
    { 'visit.json': Buffer.from(`\ufeff${visit}`) },
    begins('visit.json'),
  ),
  fileSlip(
    'saved as UTF-16',
    { 'visit.json': Buffer.from(`\ufeff${visit}`, 'utf16le') },
    begins('visit.json'),
  ),
  fileSlip(
    'saved as UTF-16 the other way round',
    { 'visit.json': Buffer.from(`\ufeff${visit}`, 'utf16le').swap16() },
    begins('visit.json'),
  ),
  fileSlip(
    'saved in an old encoding',
    { 'visit.json': Buffer.from(visit.replace('Visit us', 'Café'), 'latin1') },
    begins('visit.json'),
  ),
  fileSlip('saved empty', { 'visit.json': '' }, begins('visit.json')),
  fileSlip(
    'saved with a picture inside',
    { 'visit.json': Buffer.alloc(2 * 1024 * 1024, ' ') },
    begins('visit.json'),
  ),
  fileSlip(
    'a web page saved as a document',
    { 'visit.json': '<!DOCTYPE html>\n<html></html>\n' },
    begins('visit.json'),
  ),
  fileSlip('saved as rich text', { 'visit.json': '{\\rtf1\\ansi\n\\f0 Visit us}\n' }, begins('visit.json')),
  fileSlip(
    'a half of a document',
    { 'visit.json': visit.slice(0, visit.indexOf('"calendar"') - 10) },
    { file: 'visit.json', line: 16 },
  ),
  fileSlip('a name with a space', { 'visit us.json': visit }, begins('visit us.json')),
  fileSlip('a name with an accent', { 'café.json': visit }, begins('café.json')),
  fileSlip('a copy that a browser has named', { 'visit (1).json': visit }, begins('visit (1).json')),
  fileSlip(
    'a copy of a page that has other addresses too',
    { 'index (1).json': corpusSite['index.json'] },
    begins('index (1).json'),
  ),
  fileSlip('a copy that Windows has named', { 'visit - Copy.json': visit }, begins('visit - Copy.json')),
  fileSlip(
    'a copy that has a few words of its own',
    { 'Copy of visit.json': visit.replace('Visit us', 'Visit us soon') },
    begins('Copy of visit.json'),
  ),
  fileSlip(
    'a copy of a post',
    { '_posts/3 copy.json': corpusSite['_posts/3.json'] },
    { file: '_posts/3 copy.json', line: 1 },
  ),
  fileSlip(
    'a page of its own with a number in brackets in its name',
    { 'visit (1).json': corpusSite['stages/index.json'] },
    begins('visit (1).json'),
  ),
  fileSlip(
    'a name that the site keeps to itself',
    { 'assets/visit.json': visit },
    begins('assets/visit.json'),
  ),
  fileSlip(
    'a post in the folder of pages',
    { 'blog/7.json': corpusSite['_posts/3.json'] },
    begins('blog/7.json'),
  ),
  fileSlip('a page in the folder of posts', { '_posts/4.json': visit }, begins('_posts/4.json')),
  fileSlip('no site', { '_site.json': undefined }, begins('_site.json')),
  fileSlip(
    'the site under another name',
    { '_site.json': undefined, 'site.json': corpusSite['_site.json'] },
    begins('site.json'),
  ),
  fileSlip(
    'the site under another name, with a mistake in it',
    { '_site.json': undefined, 'site.json': corpusSite['_site.json']?.replace('"origin"', '"orign"') },
    begins('site.json'),
  ),
  fileSlip('a copy of the site', { 'copy.json': corpusSite['_site.json'] }, begins('copy.json')),
  fileSlip('no home page', { 'index.json': undefined }, begins('index.json')),
]
