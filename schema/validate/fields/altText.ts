import type { Field } from '../../model/mapFields.ts'
import type { Post } from '../../model/post.ts'
import { type Path, type PathProblem, say } from '../../problems/problem.ts'

const SAY_WHAT = 'Say what is to be seen in the picture: who or what, and where.'

/** Warns of a description that does not describe its picture. */
export function altTextProblems(field: Field): PathProblem[] {
  const { kind, altKey, parent, value } = field
  const alt = altKey && parent[altKey]
  if (kind !== 'image' || !altKey || typeof alt !== 'string') return []
  const path = [...field.path.slice(0, -1), altKey]
  const poor = poorDescription(alt, value, path)
  if (poor) return [poor]
  if (alt.length > MAX_LENGTH)
    return [
      {
        code: 'long-alt-text',
        path,
        message: `This description has ${alt.length} characters, which are read out at one go.`,
        suggestion:
          'Say in a sentence or two what is to be seen. What else is to be known belongs in a text.',
      },
    ]
  const neighbour = Object.keys(parent).find(key => key !== altKey && parent[key] === alt)
  if (!neighbour) return []
  const message = say`${say.field(altKey)} says the same as ${say.field(neighbour)}.`
  return [{ code: 'repeated-alt-text', path, message, suggestion: SAY_WHAT }]
}

/** Warns of captions of a post that do not describe their pictures, or repeat another caption. */
export const captionProblems = ({
  captions = [],
  images,
}: Pick<Post, 'captions' | 'images'>): PathProblem[] =>
  captions.flatMap((caption, index) => {
    const path = ['captions', index]
    const poor = poorDescription(caption, images[index] ?? '', path)
    if (poor) return poor
    if (captions.indexOf(caption) === index) return []
    return {
      code: 'repeated-alt-text',
      path,
      message: 'Two pictures have the same caption.',
      suggestion: 'Say what is to be seen in each picture, and in no other.',
    }
  })

/** @param picture the path of the picture that the text describes */
export function poorDescription(alt: string, picture: string, path: Path): PathProblem | undefined {
  if (isFileName(alt, picture))
    return {
      code: 'alt-text-is-file-name',
      path,
      message: `"${alt}" is the name of a file.`,
      suggestion: SAY_WHAT,
    }
  if (isMeaningless(alt))
    return {
      code: 'alt-text-without-words',
      path,
      message: `"${alt}" does not say what is in the picture.`,
      suggestion: 'Say what is to be seen: who or what, and where.',
    }
  const prefix = PREFIX.exec(alt)?.[0]
  if (prefix === undefined) return undefined
  const rest = alt.slice(prefix.length)
  return {
    code: 'alt-text-says-picture',
    path,
    message: 'Who has this read to them is told anyway that it is a picture.',
    suggestion: `Begin with what is to be seen: "${rest.slice(0, 1).toUpperCase()}${rest.slice(1)}".`,
  }
}

/** "A photo of ": screen readers announce a picture as one. */
const PREFIX =
  /^(?:(?:this is )?(?:an?|the|our) )?(?:image|picture|photo|photograph|pic|snapshot) (?:of|showing|that shows|which shows) (?=\S)/i

/** In characters. A listener cannot skim a description. */
const MAX_LENGTH = 250

/** "-", "1", or a word that fits any picture. */
const isMeaningless = (alt: string): boolean =>
  !/\p{L}{2}/u.test(alt) ||
  /^\W*(?:the |an? |my |our )?(?:image|picture|photo|photograph|pic|img|graphic|illustration|drawing|figure|untitled|screenshot|thumbnail|placeholder|alt(?:ernative)?(?: ?text)?|description|caption|none|n\/a|todo|test|text|picture here|image here)(?: of)?[\s\d.]*$/i.test(
    alt,
  )

/** "IMG_2041", "court.jpg", or the name of the picture itself. */
const isFileName = (alt: string, picture: string): boolean =>
  /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(alt) ||
  /^(?:IMG|DSC|DSCN|PXL|WA|image|photo|screenshot)[-_ ]?\d+/i.test(alt) ||
  (alt.includes('-') && alt.toLowerCase() === picture.replace(/^.*\/|\.\w+$/g, '').toLowerCase())
