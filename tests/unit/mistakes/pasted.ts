import { type Mistake, slip } from './mistake.ts'

const ils = 'stages/ils.json'
const visit = 'visit.json'
const site = '_site.json'
const post = '_posts/3.json'

/** A section of its own on a page, with a ▸ where the answer has to point. */
const section = (title: string, fields: string) =>
  slip(
    title,
    visit,
    '    {\n      "type": "latestPosts"',
    `    { ${fields} },\n    {\n      "type": "latestPosts"`,
  )
const table = (rows: string) =>
  `"type": "table", "title": "Fees", "columns": [{ "label": "Class" }, { "label": "Fee" }], "rows": [${rows}]`
const event = (fields: string) =>
  `"type": "events", "title": "Soon", "downloadText": "Add", "emptyText": "None.", "items": [{ "title": "Games", ${fields} }]`
const inText = (title: string, words: string) =>
  slip(title, ils, '"Ask {phone}."', `▸"${words} Ask {phone}."`)
const contact = (title: string, fields: string) =>
  slip(title, site, '"phone": "+233 30 123 4567"', `"phone": "+233 30 123 4567",\n    ${fields}`)

/** What comes along from Excel, WhatsApp, Word and YouTube, and fields by the names that offices use. */
export const pasted: Mistake[] = [
  // Spreadsheets
  section('a row of a spreadsheet for a row of a table', table('▸"Crèche\\tGHS 9,500"')),
  slip('cells of a spreadsheet in a text', ils, '"Ask {phone}."', '▸"Crèche\tGHS 9,500\tGHS 8,200"'),
  section(
    'an amount with its currency',
    '"type": "fees", "title": "Fees", "currency": "GHS", "validFrom": "2026-03-01", "terms": [{ "name": "One" }], "classes": [{ "name": "KG", "amounts": [▸"GHS 9,500"] }]',
  ),
  section(
    'coordinates with their signs',
    '"type": "map", "title": "Map", "coordinates": { "latitude": 5.6, "longitude": ▸"0.187° W" }',
  ),

  // WhatsApp and Word
  inText('a message of WhatsApp with its head', '[14:02, 25/11/2026] Ama: School closes at noon.'),
  inText('words struck through as in WhatsApp', 'Bring ~water~ a hat.'),
  inText('a list with its items on one line', 'Bring: • water • a hat.'),
  inText('a link the wrong way round', 'See [/visit](Visit us).'),
  inText('a link to another site the wrong way round', 'See [www.bbc.co.uk](the news).'),

  // Films and documents
  slip('a film for a picture', visit, '"/images/Gate.jpg"', '▸"https://www.youtube.com/watch?v=aqz-KE-bpKQ"'),
  slip('the file of a film for a picture', visit, '"/images/Gate.jpg"', '▸"/images/sports.mp4"'),
  slip('a document of Word for a PDF document', visit, '"/docs/FEES.pdf"', '▸"/docs/FEES.docx"'),
  section(
    'a program for a document',
    '"type": "documents", "title": "Files", "items": [{ "title": "Fees", "pdfUrl": ▸"/docs/fees.exe" }]',
  ),
  section(
    'the code with which YouTube shows a film',
    '"type": "video", "title": "Film", "url": ▸"<iframe width=\\"560\\" src=\\"https://www.youtube.com/embed/aqz-KE-bpKQ\\"></iframe>"',
  ),

  // Days and hours
  section('the first and the last day in one', event('"date": ▸"1-3 April 2026"')),
  slip('a date with two digits for the year, in any order', post, '"2026-03-21"', '▸"05/06/25"'),
  contact('hours as one text', '"hours": ▸"Mon-Fri 7:30-16:00"'),
  contact('days with a dash', '"hours": [{ "days": ▸"Mon-Fri", "opens": "07:30", "closes": "16:00" }]'),
  contact(
    'a time as the English write it',
    '"hours": [{ "days": ["Monday"], "opens": ▸"7.30am", "closes": "16:00" }]',
  ),
  contact(
    'an hour in the afternoon',
    '"hours": [{ "days": ["Monday"], "opens": "07:30", "closes": ▸"4 p.m." }]',
  ),

  // Fields by other names
  section('a place of an event by another name', event('"date": "2026-04-01", ▸"venue": "Hall"')),
  section(
    'a photo of a person',
    '"type": "people", "title": "Staff", "groups": [{ "items": [{ "role": "Head", ▸"photo": "/images/Gate.jpg", "imageAlt": "The gate" }] }]',
  ),
  section(
    'a position of a person',
    '"type": "people", "title": "Staff", "groups": [{ "items": [{ ▸"position": "Head" }] }]',
  ),
  section('people without a group', '"type": "people", "title": "Staff", ▸"items": [{ "role": "Head" }]'),
  section(
    'a file in a list of documents',
    '"type": "documents", "title": "Files", "items": [{ "title": "Fees", ▸"file": "/docs/FEES.pdf" }]',
  ),
  section(
    'a link for the address of a film',
    '"type": "video", "title": "Film", ▸"link": "https://youtu.be/aqz-KE-bpKQ"',
  ),
  section(
    'a deadline of a post',
    '"type": "vacancies", "title": "Posts", "emptyText": "None.", "items": [{ "title": "Teacher", ▸"deadline": "2026-04-30" }]',
  ),
  section(
    'an author of a quotation',
    '"type": "quotes", "title": "Voices", "items": [{ "quote": "She reads.", ▸"author": "Kofi" }]',
  ),

  // Folders
  slip(
    'the folder of a list under its old name',
    'stages/index.json',
    '"from": "/stages"',
    '"from": ▸"/school-stages"',
  ),
]
