import { createHash } from 'node:crypto'
import { isQuery, query } from '../../../../schema/resolve/queries.ts'
import type { RenderInputs } from '../pageWriter.ts'
import type { WrittenPage } from './PageLog.ts'

/** What the dependencies of pages are looked up in. */
export interface AnswerSources extends Pick<RenderInputs, 'content' | 'known' | 'sharedUrls'> {
  /** Route → number of the page in the index for the search. */
  numbers: ReadonlyMap<string, number>
}

/**
 * Adds a digest of the answer to each dependency of some pages. Documents are left out: their stamps tell whether they
 * have changed.
 */
export function answersTo(
  pages: readonly WrittenPage[],
  sources: AnswerSources,
  answers = new Map<string, string>(),
): Map<string, string> {
  for (const { dependencies } of pages)
    for (const key of keysIn(dependencies))
      if (!answers.has(key) && !key.startsWith('document ')) answers.set(key, answerTo(key, sources))
  return answers
}

/** The answers that are others than before. */
export const changedAnswers = (
  before: ReadonlyMap<string, string>,
  sources: AnswerSources,
): Map<string, string> =>
  new Map(
    [...before].flatMap(([key, answer]) => {
      const now = answerTo(key, sources)
      return now === answer ? [] : [[key, now] as const]
    }),
  )

/** The pictures whose share images some pages name, as documents write them. */
export const sharedBy = (pages: readonly WrittenPage[]): Set<string> =>
  new Set(
    pages.flatMap(({ dependencies }) =>
      keysIn(dependencies).flatMap(key => (key.startsWith('shared ') ? key.slice('shared '.length) : [])),
    ),
  )

/** The lines of a list that may be empty. */
export const keysIn = (lines: string): string[] => (lines === '' ? [] : lines.split('\n'))

function answerTo(key: string, { content, known, sharedUrls, numbers }: AnswerSources): string {
  const space = key.indexOf(' ')
  const [name, about] = [key.slice(0, space), key.slice(space + 1)]
  if (isQuery(name)) return digest(query(content, name, about))
  switch (name) {
    case 'picture':
      return digest(known.pictures.get(about))
    case 'file':
      return digest(known.files.get(about))
    case 'shared':
      return digest(sharedUrls.get(about))
    case 'number':
      return digest(numbers.get(about))
    default:
      throw new Error(`Nothing answers "${key}"`)
  }
}

/** Short values stay as they are. */
function digest(value: unknown): string {
  const text = JSON.stringify(value) ?? ''
  return text.length > 60 ? createHash('sha256').update(text).digest('base64url').slice(0, 22) : text
}
