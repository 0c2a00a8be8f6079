// node convert.mjs <content> <public> <out>: converts the benchmark's documents to this project's format, if they changed since the last run.
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { isMainThread, Worker, workerData } from 'node:worker_threads'

// Each thread converts every n-th document.
const threads = availableParallelism()
const [, , content = '', publicFolder = '', out = ''] = process.argv
const read = file => JSON.parse(readFileSync(join(content, file), 'utf8'))
const write = (file, value) => writeFileSync(join(out, 'pages', file), JSON.stringify(value))
/** A file whose modification time is that of the last conversion. */
const marker = join(out, 'marker')
const started = new Date()
const { part, since } = workerData ?? {
  part: 0,
  since: statSync(marker, { throwIfNoEntry: false })?.mtimeMs,
}
const isFirst = since === undefined
const site = read('site.json')

const pageOf = ({ title, description, sections }) => ({
  title,
  description,
  sections: sections.map(section => convert[section.type]?.(section) ?? section),
})

const convert = {
  hero: ({ image, ...rest }) => ({ ...rest, backgroundImage: image }),
  text: ({ paragraphs, ...rest }) => ({ ...rest, content: paragraphs.join('\n') }),
  principalMessage: ({ image: imageSrc, message, ...rest }) => ({
    ...rest,
    imageSrc,
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
  if (isFirst || statSync(from).mtimeMs > since) write(`stages/${name}`, pageOf(read(`pages/stages/${name}`)))
}

function siteOf({ name, nav, footer: { about, address, phone, email } }) {
  const bench = JSON.parse(readFileSync(new URL('site.json', import.meta.url), 'utf8'))
  const quickLinks = nav.map(({ label, path }) => ({ label, path }))
  return {
    ...bench,
    name,
    description: about,
    logo: { light: '/images/mark.svg', dark: '/images/mark.svg' },
    contact: { address, phone, email },
    navigation: nav.map(({ children, ...item }) => ({ ...item, ...(children && { subMenu: children }) })),
    footer: { ...bench.footer, text: about, credit: name, quickLinks },
  }
}
