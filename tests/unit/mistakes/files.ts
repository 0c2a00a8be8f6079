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
    { says: 'UTF-8' },
  ),
  fileSlip(
    'saved as UTF-16',
    { 'visit.json': Buffer.from(`\ufeff${visit}`, 'utf16le') },
    begins('visit.json'),
    { says: 'UTF-8' },
  ),
  fileSlip(
    'saved as UTF-16 the other way round',
    { 'visit.json': Buffer.from(`\ufeff${visit}`, 'utf16le').swap16() },
    begins('visit.json'),
    { says: 'UTF-8' },
  ),
  fileSlip(
    'saved in an old encoding',
    { 'visit.json': Buffer.from(visit.replace('Visit us', 'Café'), 'latin1') },
    begins('visit.json'),
    { says: 'UTF-8' },
  ),
  fileSlip('saved empty', { 'visit.json': '' }, begins('visit.json'), { says: 'empty' }),
  fileSlip(
    'saved with a picture inside',
    { 'visit.json': Buffer.alloc(2 * 1024 * 1024, ' ') },
    begins('visit.json'),
    { says: 'public' },
  ),
  fileSlip(
    'a web page saved as a document',
    { 'visit.json': '<!DOCTYPE html>\n<html></html>\n' },
    begins('visit.json'),
    { says: '{' },
  ),
  fileSlip('saved as rich text', { 'visit.json': '{\\rtf1\\ansi\n\\f0 Visit us}\n' }, begins('visit.json'), {
    says: 'plain text',
  }),
  fileSlip(
    'a half of a document',
    { 'visit.json': visit.slice(0, visit.indexOf('"calendar"') - 10) },
    { file: 'visit.json', line: 16 },
    { says: 'close' },
  ),
  fileSlip('a name with a space', { 'visit us.json': visit }, begins('visit us.json'), { says: 'Rename' }),
  fileSlip('a name with an accent', { 'café.json': visit }, begins('café.json'), { says: 'Rename' }),
  fileSlip('a copy that a browser has named', { 'visit (1).json': visit }, begins('visit (1).json'), {
    says: 'a copy of "visit.json". Delete it',
  }),
  fileSlip(
    'a copy of a page that has other addresses too',
    { 'index (1).json': corpusSite['index.json'] },
    begins('index (1).json'),
    { says: 'a copy of "index.json". Delete it' },
  ),
  fileSlip('a copy that Windows has named', { 'visit - Copy.json': visit }, begins('visit - Copy.json'), {
    says: 'a copy of "visit.json". Delete it',
  }),
  fileSlip(
    'a copy that has a few words of its own',
    { 'Copy of visit.json': visit.replace('Visit us', 'Visit us soon') },
    begins('Copy of visit.json'),
    { says: 'a copy of "visit.json". Delete it' },
  ),
  fileSlip(
    'a copy of a post',
    { '_posts/3 copy.json': corpusSite['_posts/3.json'] },
    { file: '_posts/3 copy.json', line: 1 },
    { says: 'a copy of "_posts/3.json". Delete it' },
  ),
  fileSlip(
    'a page of its own with a number in brackets in its name',
    { 'visit (1).json': corpusSite['stages/index.json'] },
    begins('visit (1).json'),
    { says: 'Rename it, for example to "visit-1.json"' },
  ),
  fileSlip(
    'a name that the site keeps to itself',
    { 'assets/visit.json': visit },
    begins('assets/visit.json'),
    { says: 'Rename' },
  ),
  fileSlip(
    'a post in the folder of pages',
    { 'blog/7.json': corpusSite['_posts/3.json'] },
    begins('blog/7.json'),
    { says: '_posts' },
  ),
  fileSlip('a page in the folder of posts', { '_posts/4.json': visit }, begins('_posts/4.json'), {
    says: 'page',
  }),
  fileSlip('no site', { '_site.json': undefined }, begins('_site.json'), { says: '_site.json' }),
  fileSlip(
    'the site under another name',
    { '_site.json': undefined, 'site.json': corpusSite['_site.json'] },
    begins('site.json'),
    { says: 'Rename it "_site.json"' },
  ),
  fileSlip(
    'the site under another name, with a mistake in it',
    { '_site.json': undefined, 'site.json': corpusSite['_site.json']?.replace('"origin"', '"orign"') },
    begins('site.json'),
    { says: 'Rename it "_site.json"' },
  ),
  fileSlip('a copy of the site', { 'copy.json': corpusSite['_site.json'] }, begins('copy.json'), {
    says: 'delete it',
  }),
  fileSlip('no home page', { 'index.json': undefined }, begins('index.json'), { says: 'index.json' }),
]
