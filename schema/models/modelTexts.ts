import { mapFields } from '../fieldWalk.ts'
import { page } from '../page.ts'
import { post } from '../post.ts'
import { offeringModel } from './offering.ts'
import { pageModel } from './page.ts'
import { postModel } from './post.ts'
import { stageModel } from './stage.ts'

/** Fields in which the models say what is to be written there. Their headings and lists may well stay as they are. */
const GUIDING = new Set(['content', 'description', 'excerpt', 'lead', 'answer', 'message'])

/**
 * What a text still says as a new document has it from its model: the first such line.
 * @param value a text of a document, with `{school}` and the like as they are written
 */
export function modelTextIn(value: string): string | undefined {
  if (!value.includes('\n')) return isFromModel(value) ? value : undefined
  return value.split('\n').find(isFromModel)
}

function isFromModel(line: string): boolean {
  known ??= knownLines()
  const { lines, lengths, ends } = known
  return (lengths.has(line.length) && lines.has(line)) || ends.some(end => line.endsWith(end))
}

interface KnownLines {
  lines: ReadonlySet<string>
  /** Most lines of a site are of another length, and need not be looked up. */
  lengths: ReadonlySet<number>
  /** Lines before which stands what the document is called. */
  ends: readonly string[]
}

let known: KnownLines | undefined

function knownLines(): KnownLines {
  const lines = guidingLines()
  return {
    lines: new Set(lines),
    lengths: new Set(lines.map(({ length }) => length)),
    ends: lines.filter(line => line.startsWith(' at {school}: ')),
  }
}

function guidingLines(): string[] {
  const wishes = {
    ...{ name: '', today: '', number: 1, newestPost: undefined },
    link: (route: string) => route,
    picture: (path: string) => path,
  }
  const found: string[] = []
  const collect = (field: { kind: string; value: string; path: readonly unknown[] }) => {
    if (field.kind === 'text' && GUIDING.has(String(field.path.at(-1))))
      found.push(...field.value.split('\n'))
    return field.value
  }
  for (const model of [pageModel, stageModel, offeringModel]) mapFields(page, model(wishes), collect)
  mapFields(post, postModel(wishes), collect)
  return found
}
