import type { World } from './content.ts'
import { type Field, isObject, mapFields } from './fieldWalk.ts'
import { type Document, schemas } from './parse.ts'
import type { Path, Problem } from './problem.ts'
import type { AnySection } from './section.ts'
import type { Locator } from './source.ts'
import { weightProblems } from './weight.ts'

/**
 * Warns of what is not wrong but should not stay: placeholders, overdue reviews, descriptions that describe nothing,
 * empty headings, heavy pages.
 * @param document one that visitors see
 * @param posts how many posts visitors see
 */
export function healthProblems(document: Document, world: World, posts: number, today: string): Problem[] {
  const { locator } = document
  const problems: Problem[] = []
  mapFields(schemas[document.kind], document.value, field => {
    problems.push(...placeholderProblems(field, locator), ...altProblems(field, locator))
    return field.value
  })
  if (document.kind === 'site') return problems
  if (document.kind === 'post') return [...problems, ...captionProblems(document.value, locator)]
  const { reviewBy, sections } = document.value
  if (reviewBy && reviewBy < today)
    problems.push(
      locator.problem(
        'review-due',
        ['reviewBy'],
        `This page was to be looked through by ${reviewBy}.`,
        'Read it, correct what has changed, and write the next day on which to do so.',
      ),
    )
  return [
    ...problems,
    ...sections.flatMap((section, index) => headingProblems(section, ['sections', index], posts, locator)),
    ...weightProblems(sections, world, locator),
  ]
}

const placeholders =
  /lorem ipsum|\b(?:TBC|TBA|TBD|FIXME)\b|\[(?:insert|your|name|date)\b[^\]]*\]|\bexample\.(?:com|net|org)\b|\?{3,}|\bx{3,}\b/i

function placeholderProblems({ kind, path, value }: Field, locator: Locator): Problem[] {
  // What a form shows in an empty field is an example by nature.
  if ((kind !== 'text' && kind !== 'link') || path.at(-1) === 'placeholder') return []
  const found = placeholders.exec(value)?.[0]
  return found === undefined
    ? []
    : [
        locator.problem(
          'placeholder-text',
          path,
          `"${found}" holds the place of something else.`,
          'Write what visitors are to read, or delete it until it is known.',
        ),
      ]
}

function altProblems({ kind, altKey, parent, path, value }: Field, locator: Locator): Problem[] {
  const alt = altKey && parent[altKey]
  if (kind !== 'image' || !altKey || typeof alt !== 'string') return []
  const place = [...path.slice(0, -1), altKey]
  if (isFileName(alt, value)) return [fileNameProblem(alt, place, locator)]
  const neighbour = Object.keys(parent).find(key => key !== altKey && parent[key] === alt)
  return neighbour
    ? [
        locator.problem(
          'repeated-alt-text',
          place,
          `"${altKey}" says the same as "${neighbour}".`,
          'Say what is to be seen in the picture: who or what, and where.',
        ),
      ]
    : []
}

/** Captions describe the pictures of a post: each has to have words of its own. */
function captionProblems(
  post: { captions?: string[] | undefined; images: string[] },
  locator: Locator,
): Problem[] {
  const captions = post.captions ?? []
  return captions.flatMap((caption, index) => {
    const path = ['captions', index]
    if (isFileName(caption, post.images[index] ?? '')) return [fileNameProblem(caption, path, locator)]
    if (captions.indexOf(caption) === index) return []
    return [
      locator.problem(
        'repeated-alt-text',
        path,
        'Two pictures have the same caption.',
        'Say what is to be seen in each picture, and in no other.',
      ),
    ]
  })
}

const fileNameProblem = (alt: string, path: Path, locator: Locator): Problem =>
  locator.problem(
    'alt-text-is-file-name',
    path,
    `"${alt}" is the name of a file.`,
    'Say what is to be seen in the picture: who or what, and where.',
  )

/** "IMG_2041", "court.jpg", or the name of the picture itself. */
const isFileName = (alt: string, picture: string): boolean =>
  /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(alt) ||
  /^(?:IMG|DSC|DSCN|PXL|WA|image|photo|screenshot)[-_ ]?\d+/i.test(alt) ||
  (alt.includes('-') && alt.toLowerCase() === picture.replace(/^.*\/|\.\w+$/g, '').toLowerCase())

function headingProblems(section: AnySection, path: Path, posts: number, locator: Locator): Problem[] {
  const empty = (at: Path, message: string, cure: string) => [
    locator.problem('heading-without-text', at, message, cure),
  ]
  if ((section.type === 'blogList' || section.type === 'latestPosts') && posts === 0)
    return empty(
      path,
      'There is no post to list here yet.',
      'Publish a post, or delete this section until then.',
    )
  return emptyTexts(section, path).flatMap(({ at, message }) =>
    empty(at, message, 'Write what the heading promises, or delete both.'),
  )
}

/** Long texts without a word in them, or with none but those of their heading. */
function emptyTexts(value: unknown, path: Path): { at: Path; message: string }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => emptyTexts(item, [...path, index]))
  if (!isObject(value)) return []
  const heading = value.title ?? value.question ?? value.name
  return Object.entries(value).flatMap(([key, text]) => {
    const at = [...path, key]
    if (!['content', 'answer', 'message', 'description'].includes(key) || typeof text !== 'string')
      return emptyTexts(text, at)
    if (!/[\p{L}\p{N}]/u.test(text)) return [{ at, message: 'There is no word in this text.' }]
    return text === heading ? [{ at, message: 'This text only says its heading again.' }] : []
  })
}
