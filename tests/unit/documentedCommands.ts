import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../scripts/lib/root.ts'

/** A command line as it stands in a document for people. */
export interface DocumentedCommand {
  /** The first place, such as `README.md:32`. */
  place: string
  /** As one types it: `npm run new -- post Sports day`. */
  line: string
  /** The script of package.json, or the program behind `npx`. */
  script: string
  /** What the script gets. Words in quotes are one. */
  words: string[]
  /** Where npm looks for the project, relative to the folder in which one types; absent where that is the project itself. */
  prefix: string | undefined
}

const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'pages-json/GUIDE.md', 'pages-json/PUBLISHING.md']

const COMMAND = /^(?:[A-Z_]+=\S+ )*(?:npm (?:--prefix \S+ )?(?:run [\w-]+|start|test)|npx [\w-]+)(?: .*)?$/

/** Every command line of the documents, once: in blocks, and in the midst of sentences. */
export function documentedCommands(): DocumentedCommand[] {
  const found = new Map<string, DocumentedCommand>()
  for (const document of DOCUMENTS)
    for (const { place, line } of linesOf(document))
      if (!found.has(line)) found.set(line, { place: `${document}:${place}`, line, ...callOf(line) })
  return [...found.values()]
}

function linesOf(document: string): { place: number; line: string }[] {
  const text = readFileSync(join(projectRoot, document), 'utf8')
  const placeOf = (index: number) => text.slice(0, index).split('\n').length
  const blocks = [...text.matchAll(/^ *((?:[A-Z_]+=\S+ )*np[mx] .*)$/gm)].map(({ index, 1: line = '' }) => ({
    place: placeOf(index),
    line: line.trim(),
  }))
  // A span may go on in the next line. A row of a table adds options to the command that it begins with: `-- --fix`.
  const spans = [...text.matchAll(/(?<!`)`([^`]+)`(?!`)|^(?=\||$)/gm)]
  let command = ''
  const inSentences = spans.flatMap(({ index, 1: span }) => {
    if (span === undefined) command = ''
    const written = span?.replaceAll(/\s+/g, ' ') ?? ''
    if (COMMAND.test(written)) command ||= written
    const line = written.startsWith('-- ') && command ? `${command} ${written}` : written
    return [{ place: placeOf(index), line }]
  })
  return [...blocks, ...inSentences].filter(({ line }) => COMMAND.test(line))
}

function callOf(line: string): Pick<DocumentedCommand, 'script' | 'words' | 'prefix'> {
  const words = [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, inQuotes]) => inQuotes ?? word)
  const program = words.findIndex(word => word === 'npm' || word === 'npx')
  const call = words.slice(program + 1)
  const prefix = call[0] === '--prefix' ? call.splice(0, 2)[1] : undefined
  if (call[0] === 'run') call.shift()
  const [script = '', ...rest] = call
  return { script, words: rest[0] === '--' ? rest.slice(1) : rest, prefix }
}
