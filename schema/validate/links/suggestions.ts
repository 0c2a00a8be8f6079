import { type FileType, fileTypes } from '../../model/kinds.ts'
import { plainLetters } from '../../model/letters.ts'
import { decoded, FILM_SUGGESTION, type Guess } from '../../model/likelyValues.ts'
import { canonicalPath } from '../../model/paths.ts'
import { safeUrl } from '../../model/safeUrl.ts'
import { listed } from '../../problems/listed.ts'
import { isSlip, nearest } from '../../read/suggest.ts'
import type { Addresses } from '../addresses.ts'
import { fileShownFor, isPicture } from '../publicFiles.ts'
import type { ValidationContext } from '../ValidationContext.ts'
import type { Suggestion } from './brokenReference.ts'
import { baseName, isFileAddress, isUnwritable, withoutExtension, withSmallExtension } from './filePaths.ts'
import { isResolvable, type LinkContext, partsOf, routeAt } from './linkTargets.ts'

/** What a link from the root of the site means: itself if it resolves, else the nearest page with its nearest anchor. */
export function suggestLink(link: string, context: LinkContext): Guess | undefined {
  if (safeUrl.test(link) && isResolvable({ kind: 'link', value: link }, context))
    return { word: link, isSure: true }
  const { currentRoute, addresses } = context
  const { address, anchor } = partsOf(link)
  if (addresses.hidden.has(canonicalPath(address)) || isFileAddress(address)) return undefined
  const page = routeAt(address, currentRoute, addresses) ?? suggestPage(address, addresses)
  if (page === undefined) return undefined
  const meant = anchor && nearest(anchor, addresses.anchors.get(page) ?? [])
  return { word: meant ? `${page}#${meant}` : page, isSure: false }
}

/**
 * Ranks pages: the only one whose address has the same last part, then the nearest spelling, then the same end of the address,
 * then a last part that differs by a slip, then the page above a post of that number.
 */
export function suggestPage(address: string, { routes }: Addresses): string | undefined {
  const path = canonicalPath(address)
  // The number of a post is never a misspelling of another post's number.
  const number = postNumber(address)
  const candidates = [...routes.values()].filter(route => [undefined, number].includes(postNumber(route)))
  const written = address.replace(/\.(?:json|html?)$/, '')
  const leaf = leafOf(written)
  return (
    only(candidates.filter(route => leaf !== '' && leafOf(route) === leaf)) ??
    nearest(written, candidates) ??
    candidates.find(route => canonicalPath(route).endsWith(path)) ??
    only(candidates.filter(route => isLikely(leaf, leafOf(route)))) ??
    (number && routes.get(path.slice(0, -1 - number.length)))
  )
}

/** `/Admissions/fees/` → `fees` */
const leafOf = (address: string): string => canonicalPath(address).replace(/^.*\//, '')

/** Whether the last parts of two addresses differ by a slip, or one of them is a plural. */
const isLikely = (one: string, other: string): boolean =>
  one.length > 2 && (isSlip(one, other) || `${one}s` === other || one === `${other}s`)

const only = (routes: readonly string[]): string | undefined => (routes.length === 1 ? routes[0] : undefined)

/** `/blog/12` → `12` */
const postNumber = (address: string): string | undefined => /\/([0-9]+)\/?$/.exec(address)?.[1]

/** More files of one name than this are not listed. */
const FEW = 3

/**
 * Ranks files for a path that none has: the same name in another folder or with another extension, then a picture of that
 * name that browsers cannot show, then the nearest name.
 * @param expected what the field takes; a link takes any file
 * @returns undefined if no file has a similar name
 */
export function suggestFile(
  written: string,
  expected: FileType | undefined,
  { files }: ValidationContext,
): Suggestion | undefined {
  const { picture, document } = fileTypes
  // A link that ends like a picture names one.
  const type = expected ?? (picture.ending.test(written) ? picture : undefined)
  const isOf = (file: string) => (type ? type.ending.test(file) : !isPicture(file))
  const path = decoded(written)
  if (type && /\.(?:3gp|avi|m4v|mkv|mov|mp4|mpe?g|webm|wmv)$/i.test(path))
    return { suggestion: FILM_SUGGESTION }
  if (type === document && /\.(?:docx?|odt|pages|pptx?|rtf|xlsx?)$/i.test(path))
    return {
      suggestion: `Save it as a PDF: open it, choose "Save as" and "PDF". Write "${plainStem(path)}.pdf".`,
    }
  const [name, stem, published] = [baseName(path), stemOf(path), publishedStem(path)]
  const all = [...files.keys()].filter(isOf)
  const hasStem = (file: string) => isEqual(stemOf(file), stem)
  const same = all.filter(file =>
    published
      ? withoutExtension(file) === published
      : isEqual(baseName(file), name) || isEqual(stemOf(file), name),
  )
  if (type === picture && same.length === 0 && !all.some(hasStem)) {
    const unshown = [...files.keys()].find(file => isPicture(file) && !isOf(file) && hasStem(file))
    if (unshown) return { suggestion: converting(unshown) }
  }
  const nearestStem = same.length > 0 ? undefined : nearest(stem, all.map(stemOf))
  const found = same.length > 0 ? same : all.filter(file => stemOf(file) === nearestStem)
  const [first] = found
  if (first === undefined) return undefined
  const candidates = found.map(file => writtenAs(file, files))
  const [likeliest = first] = candidates
  if (found.length === 1 && isUnwritable(likeliest, type)) return { suggestion: renaming(first, files) }
  const hasFolder = name !== path.trim()
  const near = hasFolder ? nearest(path, candidates) : undefined
  const isSure = same.length === 1 && (!hasFolder || published !== undefined)
  return {
    suggestion: `Did you mean ${listed(near || found.length > FEW ? [near ?? likeliest] : candidates)}?`,
    value: isSure ? likeliest : undefined,
  }
}

const stemOf = (path: string) => withoutExtension(baseName(path))

/** The address of a built picture, as copied from a page: `/assets/images/court-640-b4T_x9Qz.avif` → `/images/court` */
const publishedStem = (path: string): string | undefined =>
  /^\/assets(\/.+?)(?:-\d+|-shared)?-[\w-]{8}\.\w+$/.exec(path.trim())?.[1]

/** Letter case and the composition of accents make no difference. */
const isEqual = (one: string, other: string): boolean =>
  one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase()

const converting = (file: string): string =>
  `"public${file}" is of a kind that no browser shows. Save it as a JPEG, and write "${plainStem(file)}.jpg".`

/** How a document names a file: cameras write extensions in capitals, documents in small letters. */
function writtenAs(file: string, files: ValidationContext['files']): string {
  const small = withSmallExtension(file)
  return fileShownFor(small, files) === file ? small : file
}

function renaming(file: string, files: ValidationContext['files']): string {
  const better = plainStem(file) + withSmallExtension(file).slice(withoutExtension(file).length)
  return better.includes('/.') || better.includes('//') || files.has(better)
    ? `Give the file "public${file}" a name without spaces and such signs, and write that.`
    : `Rename "public${file}" to "public${better}", and write "${better}".`
}

/** A path without its extension, in letters that a document can write. */
const plainStem = (file: string): string =>
  withoutExtension(file)
    .split('/')
    .map(part => (isUnwritable(part, undefined) ? plainLetters(part) : part))
    .join('/')
