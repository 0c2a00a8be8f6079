import type { Field } from './fieldWalk.ts'
import type { Path, Problem } from './problem.ts'
import type { Locator } from './source.ts'

/** A picture whose description describes nothing. */
export function altTextProblems(field: Field, locator: Locator): Problem[] {
  const { kind, altKey, parent, value } = field
  const alt = altKey && parent[altKey]
  if (kind !== 'image' || !altKey || typeof alt !== 'string') return []
  const place = [...field.path.slice(0, -1), altKey]
  if (isFileName(alt, value)) return [fileNameProblem(alt, place, locator)]
  if (saysNothing(alt)) return [nothingProblem(alt, place, locator)]
  if (needless(alt)) return [needlessProblem(alt, place, locator)]
  if (alt.length > MOST)
    return [
      locator.problem(
        'long-alt-text',
        place,
        `This description has ${alt.length} characters, which are read out at one go.`,
        'Say in a sentence or two what is to be seen. What else is to be known belongs in a text.',
      ),
    ]
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
export function captionProblems(
  post: { captions?: string[] | undefined; images: string[] },
  locator: Locator,
): Problem[] {
  const captions = post.captions ?? []
  return captions.flatMap((caption, index) => {
    const path = ['captions', index]
    if (isFileName(caption, post.images[index] ?? '')) return [fileNameProblem(caption, path, locator)]
    if (saysNothing(caption)) return [nothingProblem(caption, path, locator)]
    if (needless(caption)) return [needlessProblem(caption, path, locator)]
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

const nothingProblem = (alt: string, path: Path, locator: Locator): Problem =>
  locator.problem(
    'alt-text-without-words',
    path,
    `"${alt}" does not say what is in the picture.`,
    'Say what is to be seen: who or what, and where.',
  )

function needlessProblem(alt: string, path: Path, locator: Locator): Problem {
  const rest = alt.slice(needless(alt)?.length)
  return locator.problem(
    'alt-text-says-picture',
    path,
    'Who has this read to them is told anyway that it is a picture.',
    `Begin with what is to be seen: "${rest.slice(0, 1).toUpperCase()}${rest.slice(1)}".`,
  )
}

/** The words at the beginning of a description that say no more than that it describes a picture. */
const needless = (alt: string): string | undefined =>
  /^(?:(?:this is )?(?:an?|the|our) )?(?:image|picture|photo|photograph|pic|snapshot) (?:of|showing|that shows|which shows) (?=\S)/i.exec(
    alt,
  )?.[0]

/** In characters. Who listens to a description cannot skim it. */
const MOST = 250

/** "-", "1", or a word that any picture could have. */
const saysNothing = (alt: string): boolean =>
  !/\p{L}{2}/u.test(alt) ||
  /^\W*(?:the |an? |my |our )?(?:image|picture|photo|photograph|pic|img|graphic|illustration|drawing|figure|untitled|screenshot|thumbnail|placeholder|alt(?:ernative)?(?: ?text)?|description|caption|none|n\/a|todo|test|text|picture here|image here)(?: of)?[\s\d.]*$/i.test(
    alt,
  )

/** "IMG_2041", "court.jpg", or the name of the picture itself. */
const isFileName = (alt: string, picture: string): boolean =>
  /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(alt) ||
  /^(?:IMG|DSC|DSCN|PXL|WA|image|photo|screenshot)[-_ ]?\d+/i.test(alt) ||
  (alt.includes('-') && alt.toLowerCase() === picture.replace(/^.*\/|\.\w+$/g, '').toLowerCase())
