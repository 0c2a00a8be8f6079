import type { Guess } from './suggest.ts'

/** Values that may have been meant by one that does not have the form its field needs; the likeliest first. */
export function corrections(value: string, kind: unknown): Guess[] {
  switch (kind) {
    case 'icon':
      return [sure(slug(value)), unsure(slug(value.replace(/\.\w+$/, '')))]
    case 'link':
      return [...addresses(value), ...paths(value)]
    case 'phone':
      return [sure(phone(value)), unsure(phone(value).replace(/o/gi, '0').replace(/[il]/gi, '1'))]
    case 'image':
      return filePaths(value, '/images/')
    case 'pdf':
      return filePaths(value, '/docs/')
    case 'alias':
      return [...paths(value), ...paths(decoded(value))]
    case 'page':
    case 'collection':
      return paths(value)
    default:
      return [sure(slug(value)), sure(value.replace(/\/+$/, '')), sure(`https://${value}`)]
  }
}

const sure = (word: string): Guess => ({ word, isSure: true })
const unsure = (word: string): Guess => ({ word, isSure: false })

/** `/caf%C3%A9` → `/café` */
export function decoded(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

/** `BookOpen`, `book_open`, `#book open` → `book-open` */
const slug = (value: string) =>
  value
    .trim()
    .replace(/^#/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[\s_]+/g, '-')
    .toLowerCase()

/** `tel:030.271.1234`, with dashes and spaces as word processors set them → `030 271 1234` */
const phone = (value: string) =>
  value
    .replace(/^\s*tel:/i, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[\s.]+/g, ' ')
    .trim()

function addresses(value: string): Guess[] {
  const plain = value.trim()
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]+$/i.test(plain)) return [sure(`mailto:${plain}`)]
  if (/^\+?[0-9 ()-]{7,}$/.test(plain)) return [sure(`tel:${plain.replace(/ /g, '')}`)]
  const [, scheme = '', rest = ''] = /^(mailto|tel):(.*)$/is.exec(plain) ?? []
  if (scheme) return [sure(`${scheme.toLowerCase()}:${withoutBlanks(rest)}`)]
  const [, protocol = '', site = ''] = /^(https?[:;]?\/{1,3}|https?[:;]|\/\/|)(.*)$/is.exec(plain) ?? []
  // Not every site answers at https.
  if (/^http(?!s)/i.test(protocol)) return [unsure(`https://${site}`)]
  return /^h/i.test(protocol) || isHost(site) ? [sure(`https://${site}`)] : []
}

/** Blanks in a subject mean something; elsewhere they only make an address easier to read. */
function withoutBlanks(address: string): string {
  const [before = '', ...question] = address.split('?')
  return [before.replace(/\s/g, ''), ...question.map(words => words.replace(/\s/g, '%20'))].join('?')
}

/** Whether a text begins like the name of a website. Of the endings those that no file and no page has. */
const isHost = (text: string) =>
  /^(?:www\.|(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|int|info|biz|io|co|me|tv|be|ly|gl|gg|app|dev|eu|uk|us|ca|au|nz|ie|in|gh|ng|ke|za|fr|de|es|it|nl|ch|africa|school|online|site)(?::[0-9]+)?(?:[/?#]|$))/i.test(
    text,
  )

/** The same path from the root of the site, with slashes the right way. */
function paths(value: string): Guess[] {
  const plain = value.trim().replace(/\\/g, '/')
  // What begins with an @ is a name on a social network.
  if (/^(?:[a-z]+:|@)/i.test(plain)) return []
  const path = `/${plain.replace(/^(?:\.{0,2}\/)*(?:public\/)?/, '')}`
  return [sure(path), unsure(path.replace(/\s*\/\s*/g, '/'))]
}

/** @param folder where such files mostly lie */
function filePaths(value: string, folder: string): Guess[] {
  if (/^https?:/i.test(value)) return []
  const name = value.trim().split(/[\\/]/).at(-1) ?? ''
  const inFolder = unsure(`${folder}${name}`)
  // A name alone says nothing about where the file lies.
  return name === value.trim() ? [inFolder] : [...paths(value).map(withSmallEnding), inFolder]
}

const withSmallEnding = ({ word, isSure }: Guess): Guess => ({
  word: word.replace(/\.\w+$/, ending => ending.toLowerCase()),
  isSure,
})
