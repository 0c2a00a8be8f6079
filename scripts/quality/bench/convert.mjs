// node convert.mjs <content> <public> <out>: brings the benchmark's documents into this project's format. Files that are as they
// were keep their modification times.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [, , content = '', publicFolder = '', out = ''] = process.argv
const read = file => JSON.parse(readFileSync(join(content, file), 'utf8'))

function write(file, value) {
  const path = join(out, file)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
}

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

const pages = 'pages/stages'
mkdirSync(join(out, pages), { recursive: true })
if (!existsSync(join(out, 'public'))) cpSync(publicFolder, join(out, 'public'), { recursive: true })
write('public/images/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')
const site = read('site.json')
write('pages/_site.json', siteOf(site))
write('pages/index.json', { ...pageOf(read(`${pages}/stage-0001.json`)), title: site.name })
for (const name of readdirSync(join(content, pages)))
  write(`${pages}/${name}`, pageOf(read(`${pages}/${name}`)))

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
