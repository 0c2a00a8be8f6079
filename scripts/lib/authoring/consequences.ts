import { validateContent, type World } from '../../../schema/content.ts'
import { fileNameProblems } from '../../../schema/fileNames.ts'
import { isError, type Problem } from '../../../schema/problem.ts'
import type { SourceDocument } from '../../../schema/source.ts'
import { parseDocuments } from '../check.ts'

/**
 * The mistakes that a change would bring into a site, beside those that are there already.
 * @param changes file → its new text, or null for one that goes
 */
export function freshMistakes(
  sources: readonly SourceDocument[],
  changes: ReadonlyMap<string, string | null>,
  world: World,
): Problem[] {
  const known = new Set(mistakesIn(sources, world).map(({ message }) => message))
  const written = [...changes].flatMap(([file, text]) => (text === null ? [] : [{ file, text }]))
  const after = [...sources.filter(({ file }) => !changes.has(file)), ...written]
  return mistakesIn(after, world).filter(({ message }) => !known.has(message))
}

function mistakesIn(sources: readonly SourceDocument[], world: World): Problem[] {
  const { documents, problems } = parseDocuments(sources)
  // Drafts count: they are to be published one day.
  const whole = validateContent(documents, world, { today: '', isPreview: true })
  const names = fileNameProblems(
    sources.map(({ file }) => file),
    '',
  )
  return [...names, ...problems, ...whole.problems].filter(isError)
}
