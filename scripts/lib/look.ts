import type { ExaminedDocument, World } from '../../schema/content.ts'
import { examine, examineInvalid } from '../../schema/examine.ts'
import { parseDocument } from '../../schema/parse.ts'
import type { Problem } from '../../schema/problem.ts'
import type { SourceDocument } from '../../schema/source.ts'
import { mendedSyntax } from '../../schema/syntax.ts'
import { editorRulesIn } from './editorRules.ts'

/** What a look at one file of the folder of pages comes to, before the others are known. */
export interface Look {
  /** Absent for a file that cannot be read. */
  source?: SourceDocument
  problems: readonly Problem[]
  /** Absent for a document that is not valid by itself. */
  found?: ExaminedDocument
}

/** What a document is looked at with. */
export interface Surroundings {
  /** The folder of pages. */
  folder: string
  world: World
  /** `YYYY-MM-DD` */
  today: string
}

/** Looks at documents, each by itself. */
export function lookerWith({ folder, world, today }: Surroundings): (read: SourceDocument | Problem) => Look {
  const editorRuleProblems = editorRulesIn(folder)
  /** What else is wrong with a text that is no JSON. Repairs are left out: they would be of another text. */
  const problemsBehind = (source: SourceDocument): Problem[] => {
    const mended = mendedSyntax(source)
    if (!mended) return []
    const meant = { file: source.file, text: mended.text }
    const document = parseDocument(meant)
    const problems = Array.isArray(document)
      ? [...document, ...examineInvalid(meant, document, world)]
      : examine(document, world, today).problems
    return problems.map(({ repair, unformed, ...problem }) => ({ ...problem, ...mended.placeOf(problem) }))
  }
  return read => {
    if ('code' in read) return { problems: [read] }
    const document = parseDocument(read)
    if (Array.isArray(document))
      return {
        source: read,
        problems: [...document, ...examineInvalid(read, document, world), ...problemsBehind(read)],
      }
    return {
      source: read,
      problems: editorRuleProblems(document),
      found: { document, examined: examine(document, world, today) },
    }
  }
}
