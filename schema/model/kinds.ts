import type { ProblemCode } from '../problems/catalogue.ts'
import { say, type Wording } from '../problems/problem.ts'
import { truncate } from '../problems/truncate.ts'
import type { InlineText, Markup, RichText } from '../richText/RichText.ts'
import { downloads } from './downloads.ts'
import { isObject } from './isObject.ts'
import * as likely from './likelyValues.ts'
import { aliasUrl, pageUrl, safeUrl, webUrl } from './safeUrl.ts'

/** What all readers of documents need to know of a kind of strings. */
export interface Kind {
  /** What a value looks like. */
  pattern: RegExp
  /** How authors write a value, behind the description of each field. Forms leave it out. */
  note?: string
  /** How a valid value is checked further, if it is. */
  check?: 'words' | 'address' | 'file' | 'icon'
  /** What a value leads to, if it leads anywhere: a page, all pages of a folder, or whatever a link may lead to. */
  leadsTo?: 'page' | 'folder' | 'anything'
  /** The type of the public file that a value names. */
  file?: FileType
  /** Whether the public file that a value names is published. */
  publishes?: true
  /** Whether only addresses and files of the site say what a malformed value means. */
  needsSite?: true
  /** What the renderer gets in place of a value. */
  resolve?: (value: string, resolver: Resolver, markup: Markup | undefined) => string | InlineText | RichText
  /** What edits it in the studio. Absent for a plain text field. */
  control?: 'richText' | 'picture' | 'document' | 'link' | 'icon' | 'colour' | 'post'
  /** What authors call fields of this kind, in lower case without spaces. */
  alsoCalled?: readonly string[]
  /** What may have been meant by a value that does not fit, the likeliest first. */
  likely?: (value: string) => likely.Guess[]
  /** Of a value that does not fit: the problem's code, the end of its message, and the beginning of its suggestion. */
  misfit?: readonly [code: ProblemCode, words: string, hint: Wording | ((value: string) => Wording)]
  /**
   * Explains a value that does not fit for a reason of its own.
   * @param label what messages call the field
   * @param holder the object that has the field
   */
  advise?: (value: string, label: Wording, holder: unknown) => Advice | undefined
  /** What editors say of a value that does not fit. */
  inEditors?: string
}

export interface Advice {
  code: ProblemCode
  message: Wording
  suggestion: Wording
  /** The right value. Absent where another one is possible. */
  value?: string | undefined
}

/** What the studio says of a file that is not there. */
export const ADD_IT = 'Add it to the site, and choose it here.'

const SAVE_IT = 'Save it as PDF, or as .docx, .xlsx, .pptx, .odt, .ods, .odp, .csv, .ics or .mp3'
const CONVERT_IT = 'Only .woff2 can be shown: convert other files at fontsquirrel.com'

/** What makes values ready to render. */
export interface Resolver {
  fill: (text: string) => string
  parse: (source: string, markup: Markup) => InlineText | RichText
  href: (link: string) => string
  /** These note what the page needs, and return it. */
  picture: (path: string) => string
  icon: (name: string) => string
  file: (path: string) => string
}

/** A type of files in the folder "public". */
export interface FileType {
  noun: 'picture' | 'typeface' | 'document'
  /** Where most of them are. */
  folder: string
  ending: RegExp
}

/** The likeliest first, for a path of which nothing else is known. */
export const fileTypes = {
  picture: { noun: 'picture', folder: '/images', ending: /\.(?:avif|gif|jpe?g|png|svg|webp)$/i },
  typeface: { noun: 'typeface', folder: '/fonts', ending: /\.woff2$/i },
  document: { noun: 'document', folder: '/docs', ending: /\.pdf$/i },
  download: {
    noun: 'document',
    folder: '/docs',
    ending: new RegExp(`\\.(?:${Object.keys(downloads).join('|')})$`, 'i'),
  },
} as const satisfies Record<string, FileType>

const IN_PUBLIC = 'The path of a file in the folder "public".'

/** One line that is not blank. Each letter is looked at twice at most: a longer text with a line break takes no longer than its length. */
const ONE_LINE = /^(?=[^\r\n]*\S)[^\r\n]*$/

const picture = {
  note: IN_PUBLIC,
  pattern: /^\/[^\s\\?#]+\.(?:avif|gif|jpe?g|png|svg|webp)$/,
  check: 'file',
  file: fileTypes.picture,
  control: 'picture',
  likely: value => likely.filePaths(value, fileTypes.picture.folder),
  misfit: ['bad-path', 'which is not the path of a picture', pictureHint],
} as const satisfies Kind

const document = {
  note: IN_PUBLIC,
  check: 'file',
  publishes: true,
  needsSite: true,
  resolve: (value, { file }) => file(value),
  control: 'document',
  alsoCalled: ['file', 'pdf', 'document', 'doc', 'download', 'url', 'link', 'path'],
  likely: value => likely.filePaths(value, fileTypes.document.folder),
} as const satisfies Omit<Kind, 'pattern'>

const address = {
  pattern: pageUrl,
  control: 'link',
  likely: likely.paths,
  misfit: ['bad-path', 'which is not an address of this site', 'Begin it with a slash, without spaces.'],
} as const satisfies Kind

const table = {
  text: {
    pattern: ONE_LINE,
    check: 'words',
    resolve: (value, { fill }) => fill(value),
    inEditors: 'Write something; a text of one line has no line break in it.',
  },
  /** The pattern is that of one line. A text of several blocks has a schema of its own. */
  richText: {
    note: 'It may have **bold** and *slanted* words, and [links](/fees).',
    pattern: ONE_LINE,
    check: 'words',
    resolve: (value, { parse }, markup = 'inline') => parse(value, markup),
    control: 'richText',
    inEditors: 'Write something.',
  },
  /** One number, since it becomes a link: 7 to 15 digits (ITU-T E.164), and the signs between them. */
  phone: {
    pattern: /^\+?(?:[ ()-]*[0-9]){7,15}[ ()-]*$/,
    likely: likely.phones,
    misfit: [
      'bad-phone',
      'which is not one telephone number',
      'Write one number; another can stand on a page.',
    ],
    advise: severalNumbers,
    inEditors: 'This is not one telephone number of 7 to 15 digits.',
  },
  image: {
    ...picture,
    publishes: true,
    needsSite: true,
    resolve: (value, { picture }) => picture(value),
    alsoCalled: ['photo', 'photograph', 'picture', 'pic', 'img', 'imageurl', 'imagesrc', 'portrait', 'src'],
    advise: elsewhere(fileTypes.picture, 'name.jpg'),
    inEditors: 'This is not the path of a picture in the folder "public".',
  },
  /** The file of a picture that is shown elsewhere: naming it here makes no page show it. */
  pictureFile: picture,
  /** A document that visitors read on the page. */
  pdf: {
    ...document,
    pattern: /^\/[^\s\\?#]+\.pdf$/,
    file: fileTypes.document,
    misfit: [
      'bad-path',
      'which is not the path of a PDF document',
      { text: 'Put it into "public/docs".', inForms: ADD_IT },
    ],
    advise: elsewhere(fileTypes.document, 'name.pdf'),
    inEditors: 'This is not the path of a PDF document in the folder "public".',
  },
  /** A document that visitors open in a program of their own. */
  download: {
    ...document,
    pattern: new RegExp(`^/[^\\s\\\\?#]+\\.(?:${Object.keys(downloads).join('|')})$`),
    file: fileTypes.download,
    misfit: [
      'bad-path',
      'which is not the path of a document that visitors can open',
      say`${SAVE_IT}, and ${{ text: 'put it into "public/docs"', inForms: 'add it as a document' }}.`,
    ],
    advise: elsewhere(fileTypes.download, 'name.pdf'),
    inEditors: 'This is not the path of a document in the folder "public" that visitors can open.',
  },
  link: {
    note: 'A page of this site ("/blog"), a place on a page ("#fees"), a web address ("https://…"), "mailto:…" or "tel:…".',
    pattern: safeUrl,
    check: 'address',
    leadsTo: 'anything',
    publishes: true,
    needsSite: true,
    resolve: (value, { href }) => href(value),
    control: 'link',
    alsoCalled: ['url', 'link', 'href', 'website', 'src', 'path'],
    likely: likely.links,
    misfit: ['bad-link', 'which is not an address that a link can lead to', 'Write a path or a web address.'],
    advise: (value, label, holder) => fileOfComputer(value) ?? accountName(value, label, holder),
    inEditors: 'No link can lead to this.',
  },
  /** The address of a service of another site that the browser calls; visitors follow no link to it. */
  service: { pattern: webUrl, check: 'address' },
  page: {
    ...address,
    leadsTo: 'page',
    inEditors: 'This is not the address of a page: it begins with a slash.',
  },
  /** A folder of pages, by its address: `/stages` means every page directly in `pages-json/stages`. */
  collection: {
    ...address,
    note: 'The address of a folder of pages: "/stages" lists every page in "pages-json/stages" that has a summary.',
    leadsTo: 'folder',
    inEditors: 'This is not the address of a folder of pages: it begins with a slash.',
  },
  icon: {
    note: 'The name of any Lucide icon (lucide.dev/icons), in lower case with hyphens.',
    pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    check: 'icon',
    resolve: (value, { icon }) => icon(value),
    control: 'icon',
    likely: likely.icons,
    misfit: [
      'bad-icon-name',
      'which is not the name of an icon',
      'Write a name from lucide.dev/icons, in small letters.',
    ],
    inEditors: 'Names of icons are written in small letters with hyphens.',
  },
  alias: {
    pattern: aliasUrl,
    likely: likely.aliases,
    misfit: [
      'bad-path',
      'which no page can have',
      'Write one without spaces, % and parts that begin with a full stop.',
    ],
    inEditors: 'This is not an address: it begins with a slash and holds no %.',
  },
  /** The number of a post. Its schema is one of numbers. */
  post: { pattern: /^\d+$/, control: 'post' },
  colour: {
    pattern: /^#[0-9A-Fa-f]{6}$/,
    control: 'colour',
    likely: likely.colours,
    misfit: [
      'bad-colour',
      'which is not a colour written as # and six digits',
      'Write # and six digits, or letters from a to f.',
    ],
  },
  font: {
    note: IN_PUBLIC,
    pattern: /^\/[^\s\\?#'"()]+\.woff2$/,
    check: 'file',
    file: fileTypes.typeface,
    publishes: true,
    likely: value => likely.filePaths(value, fileTypes.typeface.folder),
    misfit: [
      'bad-path',
      'which is not the path of a typeface',
      say`${CONVERT_IT}, and ${{ text: 'put the file into "public/fonts"', inForms: 'add the file as a document' }}.`,
    ],
  },
} as const satisfies Record<string, Kind>

/** What a string field means. Each section type gets all that its fields need by these names. */
export type FieldKind = keyof typeof table

export const kinds: Readonly<Record<FieldKind, Kind>> = table

export const isFieldKind = (name: unknown): name is FieldKind =>
  typeof name === 'string' && Object.hasOwn(kinds, name)

/** The kinds of which something is true. */
export const kindsThat = (is: (kind: Kind) => boolean): FieldKind[] =>
  // They are the keys of exactly this object.
  (Object.keys(kinds) as FieldKind[]).filter(name => is(kinds[name]))

/** Whether a string is for people to read. */
export const isWords = (kind: FieldKind): boolean => kinds[kind].check === 'words'

/** No address, name or number is longer. A text that was pasted into the wrong field is. */
const LONGEST = 2000

/** Values that may have been meant by one that does not fit its field, the likeliest first. The caller tries which ones fit. */
export const corrections = (value: string, kind: FieldKind | undefined): likely.Guess[] =>
  value.length > LONGEST ? [] : ((kind && kinds[kind].likely) ?? likely.plainValues)(value)

function pictureHint(value: string): Wording {
  if (/\s/.test(value)) return 'Give the file a name without spaces.'
  return fileTypes.picture.ending.test(value)
    ? { text: 'Put the file into "public/images".', inForms: ADD_IT }
    : 'Use a file that ends in .jpg, .png or .svg.'
}

/** Two telephone numbers, with a sign or a word between them, where one belongs. */
function severalNumbers(value: string, label: Wording): Advice | undefined {
  const numbers = value.split(/\s*(?:[/,;&|]|\bor\b|\band\b)\s*/i)
  if (numbers.length < 2 || !numbers.every(number => /^\+?(?:[ ().-]*\d){7,15}[ ().-]*$/.test(number)))
    return undefined
  return {
    code: 'bad-phone',
    message: say`${label} takes one number, because a tap on it makes a call.`,
    suggestion: `Write "${numbers[0]}" alone. Another number can stand in the text of a page.`,
  }
}

/** Of a picture or document of another website. */
function elsewhere({ noun, folder }: FileType, name: string) {
  return (value: string, label: Wording): Advice | undefined => {
    if (!/^https?:/i.test(value)) return undefined
    const isFilm = /^https?:\/\/(?:[\w-]+\.)?(?:youtube\.com|youtu\.be|vimeo\.com)\//i.test(value)
    return {
      code: 'bad-path',
      message: say`${label} is ${isFilm ? 'the address of a film' : 'a link to another website'}.`,
      suggestion: isFilm
        ? likely.FILM_SUGGESTION
        : {
            text: `Save the ${noun} in "public${folder}", and write its path, such as "${folder}/${name}".`,
            inForms: ADD_IT,
          },
    }
  }
}

/** Of the path of a file on the computer of an author: `C:\\Users\\…`, `file:///…`. */
export function fileOfComputer(value: string): Advice | undefined {
  if (!/^\s*"?(?:file:|[A-Za-z]:[\\/]|\\\\\w)/i.test(value)) return undefined
  const name = value.replace(/"\s*$/, '').split(/[\\/]/).at(-1) ?? ''
  const message = `${JSON.stringify(truncate(name, 40))} is a file of your computer, and visitors cannot open it.`
  const suggestion = fileTypes.document.ending.test(name)
    ? say`${{ text: 'Put it into "public/docs"', inForms: 'Add it as a document' }} first, and link to it there.`
    : say`Save it as a PDF, ${{ text: 'put that into "public/docs"', inForms: 'add that as a document' }}, and link to it there.`
  return { code: 'bad-link', message, suggestion }
}

/** How the address of an account begins, by the name of the network. */
const networks: Readonly<Record<string, string>> = {
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  threads: 'https://www.threads.net/@',
  tiktok: 'https://www.tiktok.com/@',
  twitter: 'https://x.com/',
  x: 'https://x.com/',
  youtube: 'https://www.youtube.com/@',
}

/** The name of an account, such as `@name`. @param holder its other texts may name the network */
function accountName(value: string, _: Wording, holder: unknown): Advice | undefined {
  const [, account] = /^\s*@([\w.-]+)\s*$/.exec(value) ?? []
  if (account === undefined) return undefined
  const words = isObject(holder) ? Object.values(holder).flatMap(wordsOf) : []
  const network = words.find(word => word in networks)
  return {
    code: 'bad-link',
    message: `${JSON.stringify(truncate(value, 40))} is the name of an account, and a link needs a whole address.`,
    suggestion:
      network === undefined
        ? 'Open the page of that account in a browser, and write the address that stands at the top.'
        : `Write "${networks[network]}${account}".`,
  }
}

const wordsOf = (value: unknown): string[] =>
  typeof value === 'string' && !value.trim().startsWith('@') ? value.toLowerCase().split(/[^a-z]+/) : []
