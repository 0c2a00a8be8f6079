import type { Problem } from '../../../schema/problems/problem.ts'
import { decodeDocument } from '../../../schema/read/decode.ts'
import { createSite, type Site } from '../../../schema/site/createSite.ts'
import type { ValidationContext } from '../../../schema/validate/ValidationContext.ts'
import { oneLine } from '../../../scripts/lib/report/oneLine.ts'
import { corpusContext } from './corpusSite.ts'
import { jargonIn } from './jargon.ts'
import type { Mistake } from './mistake.ts'

/** What is said about a mistake, as the command line would say it. */
export const answersTo = ({ files }: Pick<Mistake, 'files'>, context = corpusContext): readonly Problem[] =>
  siteOf(files, { context }).problems

/** The site with a mistake. */
export function siteOf(
  files: Mistake['files'],
  { context = corpusContext, onlyErrors = false }: { context?: ValidationContext; onlyErrors?: boolean } = {},
): Site {
  const texts = new Map<string, string>()
  const problems: Problem[] = []
  for (const file of Object.keys(files).sort()) {
    const decoded = decodeDocument(file, Buffer.from(files[file] ?? ''))
    if (typeof decoded === 'string') texts.set(file, decoded)
    else problems.push(decoded)
  }
  return createSite({ ...context, texts, problems }, { today: '2026-03-21', isPreview: false, onlyErrors })
}

/** What is wrong with the answer to a mistake; nothing when it is a good one. */
export function faultsOf(mistake: Mistake, problems: readonly Problem[]): string[] {
  const [first] = problems
  if (!first) return [`${mistake.title}: nothing is said`]
  const messages = problems.map(oneLine).join(' | ')
  const faults = [
    (first.file !== mistake.file || first.line !== mistake.line) &&
      `should point at ${mistake.file}:${mistake.line}`,
    problems.length !== mistake.count && `${problems.length} problems, not ${mistake.count}`,
    !isSuggestion(first.suggestion) && 'names no suggestion',
    ...problems.map(({ message, suggestion }) => {
      const { length } = `${message} ${suggestion}`
      return length > MAX_ANSWER && `takes ${length} characters`
    }),
    ...problems
      .flatMap(({ message, suggestion }) => jargonIn(`${message} ${suggestion}`))
      .map(word => `says ${word}`),
  ].filter(fault => typeof fault === 'string')
  return faults.map(fault => `${mistake.title}: ${fault}\n    ${messages}`)
}

/** Characters of the longest answer: message and suggestion. Details come after them. */
const MAX_ANSWER = 160

/** All that is said about a mistake, and what `--fix` would write. */
export function wholeAnswer({ title, files }: Mistake, problems: readonly Problem[]): string {
  const lines = problems.flatMap(problem => [
    oneLine(problem),
    ...(problem.fix ?? []).map(edit => {
      const text = String(files[problem.file])
      return `    ${JSON.stringify(text.slice(edit.offset, edit.offset + edit.length))} → ${JSON.stringify(edit.content)}`
    }),
  ])
  return [`# ${title}`, ...lines].join('\n')
}

/** A suggestion asks "Did you mean …?" or tells the author to do something. */
const isSuggestion = (suggestion: string) =>
  /(?:^|[.:] )(?:Did you mean|Begin|Write|Delete|Add|Put|Give|Save|Rename|Correct|Close|Copy|Move|Keep|Divide|Choose|Use)\b/.test(
    suggestion,
  )
