// node convert.mjs <content> <public> <out>: the benchmark's documents as documents of this project, those that changed since the last time.
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { isMainThread, Worker, workerData } from 'node:worker_threads'

// Threads share the documents, each taking its own share.
const threads = availableParallelism()
const [, , content = '', publicFolder = '', out = ''] = process.argv
const read = file => JSON.parse(readFileSync(join(content, file), 'utf8'))
const write = (file, value) => writeFileSync(join(out, 'pages', file), JSON.stringify(value))
/** Its time is that of the last conversion. */
const marker = join(out, 'marker')
const started = new Date()
const { part, since } = workerData ?? {
  part: 0,
  since: statSync(marker, { throwIfNoEntry: false })?.mtimeMs,
}
const isFirst = since === undefined
const site = read('site.json')

function pageOf({ title, description, sections }) {
  return {
    title,
    description,
    sections: sections.map(section => convert[section.type]?.(section) ?? section),
  }
}

const convert = {
  hero: ({ image, ...rest }) => ({ ...rest, backgroundImage: image }),
  text: ({ paragraphs, ...rest }) => ({ ...rest, content: paragraphs.join('\n') }),
  principalMessage: ({ image, message, ...rest }) => ({
    ...rest,
    imageSrc: image,
    message: message.join('\n'),
  }),
  approaches: ({ items, ...rest }) => ({
    ...rest,
    type: 'learningApproaches',
    items: items.map(item => ({ ...item, icon: icons[item.icon] })),
  }),
  requirements: section => ({ ...section, type: 'admissionRequirements' }),
}

const icons = {
  book: 'book-open',
  flask: 'flask-conical',
  globe: 'globe',
  people: 'users',
  star: 'star',
  chart: 'chart-line',
}

if (isFirst && isMainThread) {
  mkdirSync(join(out, 'pages/stages'), { recursive: true })
  cpSync(publicFolder, join(out, 'public'), { recursive: true })
  writeFileSync(
    join(out, 'public/images/mark.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
  )
  write('_site.json', siteOf(site))
  write('index.json', { ...pageOf(read('pages/stages/stage-0001.json')), title: site.name })
}
if (isMainThread) {
  for (let other = 1; other < threads; other++)
    new Worker(new URL(import.meta.url), {
      argv: process.argv.slice(2),
      workerData: { part: other, since },
    })
  process.on('exit', () => {
    writeFileSync(marker, '')
    utimesSync(marker, started, started)
  })
}
for (const [index, name] of readdirSync(join(content, 'pages/stages')).entries()) {
  if (index % threads !== part) continue
  const from = join(content, 'pages/stages', name)
  if (isFirst || statSync(from).mtimeMs > since)
    write(`stages/${name}`, pageOf(JSON.parse(readFileSync(from, 'utf8'))))
}

function siteOf({ name, nav, footer }) {
  const { about, address, phone, email } = footer
  return {
    name,
    origin: 'https://www.school.example',
    description: about,
    logo: { light: '/images/mark.svg', dark: '/images/mark.svg' },
    contact: { address, phone, email },
    navigation: nav.map(({ children, ...item }) => ({ ...item, ...(children && { subMenu: children }) })),
    footer: {
      text: about,
      credit: name,
      copyrightYear: 2025,
      quickLinks: nav.map(({ label, path }) => ({ label, path })),
      social: [{ label: 'Facebook', path: 'https://www.facebook.com/school' }],
      newsletter: {
        title: 'Newsletter',
        fields: [{ name: 'email', label: 'Email', kind: 'email', required: true }],
        submitText: 'Subscribe',
        subject: 'Newsletter',
        successMessage: 'Thank you.',
      },
    },
    formHandler: { kind: 'mailto' },
    catchAlls: [],
  }
}
