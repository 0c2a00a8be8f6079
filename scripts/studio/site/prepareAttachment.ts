import { latin1, viewOf } from '../../lib/latin1.ts'
import { UsageError } from '../../lib/usageError.ts'
import { wrongWithPdf } from '../../site/fileChecks.ts'
import type { NewFile } from './addedFile.ts'
import { attachmentTypes, endingOf, isPictureFile } from './attachmentTypes.ts'

/** Bytes of the largest file: more than any camera writes as JPEG, and than a parent downloads by telephone. */
export const MOST_OF_FILE = 40_000_000

/** What is said of a larger one. */
export const TOO_LARGE = {
  picture: 'This file has more than 40 MB. Save a smaller copy of it as JPEG, and add that one.',
  document:
    'This file has more than 40 MB, which few parents can download. Save a smaller copy of it: in Word, choose “PDF” and “Minimum size”; scan at 150 dots per inch.',
}

/**
 * Takes a file that visitors are to download as it is, once its content is what its name says.
 * @throws UsageError when it is none that the site can offer, in words for its author
 */
export function prepareAttachment(bytes: Uint8Array, name: string): NewFile {
  const ending = endingOf(name)
  const reason = bytes.length === 0 ? EMPTY : (refusalOf(name) ?? wrongWith(bytes, ending))
  if (reason) throw new UsageError(reason)
  return { bytes, ending }
}

const EMPTY = 'This file is empty. Save it again, and add that file.'

const PICTURE =
  'This is a picture, and pictures belong in a field for pictures. To offer a scanned page as a document, save it as PDF, and add that file.'

const TAKEN = `Documents can end in ${Object.keys(attachmentTypes)
  .map(ending => `.${ending}`)
  .join(', ')}.`

/** Types that are refused by their names alone, and why. */
const refusals: readonly [endings: RegExp, reason: string][] = [
  [
    /^(?:doc|xls|ppt)m$|^(?:dotm|xltm|xlsb|xlam|potm|ppsm|ppam)$/,
    'This file holds macros, which are programs: whoever downloads it would run them. Save it without macros, as a Word document (.docx), an Excel workbook (.xlsx) or PDF, and add that file.',
  ],
  [
    /^(?:doc|dot|xls|xlt|ppt|pps|rtf|pub|wps)$/,
    'This is a file of an old kind, which can hold programs that nobody sees. Open it, choose “Save as” and PDF, or Word document (.docx), Excel workbook (.xlsx) or PowerPoint presentation (.pptx), and add that file.',
  ],
  [
    /^(?:x?html?|xml|mht|mhtml|svgz|m?js|css|php|exe|msi|com|scr|bat|cmd|ps1|vbs?|jar|apk|app|dmg|pkg|deb|sh|lnk|url|iso|reg|py)$/,
    'This file can run as a program on the computers of visitors, so the site does not offer it. Save what it says as PDF, and add that file.',
  ],
  [
    /^(?:zip|rar|7z|tar|gz|tgz)$/,
    'Nobody sees what is in such a bundle of files, and telephones do not open it well. Add the files in it one by one.',
  ],
  [/^(?:pages|numbers|key)$/, 'Only Apple’s computers open this. Export it as PDF, and add that file.'],
  [
    /^(?:mp4|mov|avi|mkv|webm|m4v)$/,
    'A video is too large to be downloaded by telephone. Put it on YouTube or Vimeo, and show it in a section “Video”.',
  ],
]

function refusalOf(name: string): string | undefined {
  if (isPictureFile(name)) return PICTURE
  const ending = endingOf(name)
  if (Object.hasOwn(attachmentTypes, ending)) return undefined
  return (
    refusals.find(([endings]) => endings.test(ending))?.[1] ??
    `Visitors cannot open a file of this type. Save it as PDF, and add that file. ${TAKEN}`
  )
}

/** Folders within the files of Office, by ending: ECMA-376, part 2. */
const OFFICE: Readonly<Record<string, string>> = { docx: 'word/', xlsx: 'xl/', pptx: 'ppt/' }

/** What the first file within an OpenDocument file says: OpenDocument 1.3, part 2, section 3.3. */
const OPEN_DOCUMENT: Readonly<Record<string, string>> = {
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
}

/** Why the content of a file is not what its ending says, if it is not. */
function wrongWith(bytes: Uint8Array, ending: string): string | undefined {
  if (ending === 'pdf') {
    const wrong = wrongWithPdf(bytes)
    return (
      wrong && `${wrong.message} ${wrong.suggestion.replace('put that file in its place', 'add that file')}`
    )
  }
  if (ending in OFFICE || ending in OPEN_DOCUMENT) return wrongWithOffice(bytes, ending)
  const head = latin1(bytes.subarray(0, 1024))
  const is = { ics: /^(?:\xef\xbb\xbf)?\s*BEGIN:VCALENDAR/i, mp3: /^(?:ID3|\xff[\xe2-\xff])/ }[ending]
  if (is ? is.test(head) : isText(bytes)) return undefined
  return otherType(ending)
}

const otherType = (ending: string): string =>
  `The name of this file ends in “.${ending}”, but its content is of another type. Another ending does not make another kind of file: open it with the program that made it, choose “Save as”, and add that file.`

const MACROS = refusals[0]?.[1] ?? ''

function wrongWithOffice(bytes: Uint8Array, ending: string): string | undefined {
  // Office writes a file with a password in the container of its old files.
  if (latin1(bytes.subarray(0, 4)) === '\xd0\xcf\x11\xe0')
    return 'This file is of an old kind, or asks for a password. Save it without a password, or as PDF, and add that file.'
  const names = namesInZip(bytes)
  if (!names) return otherType(ending)
  if (
    names.some(name => /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml|macrosheets\/|Basic\/|Scripts\/)/i.test(name))
  )
    return MACROS
  const folder = OFFICE[ending]
  if (folder !== undefined)
    return names.includes('[Content_Types].xml') && names.some(name => name.startsWith(folder))
      ? undefined
      : otherType(ending)
  const mimetype = latin1(bytes.subarray(30, 200))
  return mimetype.startsWith(`mimetype${OPEN_DOCUMENT[ending]}`) ? undefined : otherType(ending)
}

/**
 * The names of the files in a ZIP file, from its central directory (APPNOTE 6.3, section 4.3).
 * @returns nothing for what is none, or is cut off
 */
function namesInZip(bytes: Uint8Array): string[] | undefined {
  if (latin1(bytes.subarray(0, 4)) !== 'PK\x03\x04') return undefined
  const view = viewOf(bytes)
  // A comment of at most 65,535 bytes can follow.
  const start = Math.max(0, bytes.length - 65_557)
  const end = start + latin1(bytes, start).lastIndexOf('PK\x05\x06')
  if (end < start || end + 22 > bytes.length) return undefined
  const count = view.getUint16(end + 10, true)
  const names: string[] = []
  for (let at = view.getUint32(end + 16, true); names.length < count; ) {
    if (at + 46 > bytes.length || latin1(bytes, at, at + 4) !== 'PK\x01\x02') return undefined
    const [name, extra, comment] = [28, 30, 32].map(offset => view.getUint16(at + offset, true))
    names.push(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + Number(name))))
    at += 46 + Number(name) + Number(extra) + Number(comment)
  }
  return names
}

/** Whether a file holds words alone, and no web page. Excel writes tables in the letters of its country, too. */
const isText = (bytes: Uint8Array): boolean =>
  !bytes.includes(0) &&
  !/^(?:\xef\xbb\xbf)?\s*<|^(?:PK|%PDF|\x89PNG|GIF8|MZ|\x7fELF)/.test(latin1(bytes.subarray(0, 64)))
