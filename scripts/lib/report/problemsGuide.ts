import { explanationOf, groups, type ProblemCode } from '../../../schema/problems/catalogue.ts'
import type { Explanation } from '../../../schema/problems/explanation.ts'
import { type ExampleSite, isFiles } from './ExampleSite.ts'
import { oneLine } from './pretty.ts'

/** Generates `schema/PROBLEMS.md`, the list of all problems for authors. The messages come from running the check on each example. */
export async function problemsGuide(site: ExampleSite): Promise<string> {
  const parts = [opening]
  for (const [title, codes] of Object.entries(groups)) {
    parts.push(`## ${title}`)
    for (const code of codes) parts.push(await entry(code, site))
  }
  return `${parts.join('\n\n')}\n`
}

const opening = `# What can be wrong, and how to mend it

\`npm run validate\` checks every document and says what is wrong, where, and what to write instead. The word in square brackets
behind each message is its code: look for it on this page. Warnings keep nothing from being built.

This page is made by \`npm run schema\` from \`schema/problems\`; a test makes every mistake on it, and mends it.`

async function entry(code: ProblemCode, site: ExampleSite): Promise<string> {
  const { title, explanation, severity, example } = explanationOf(code)
  const head = [`### \`${code}\``, `**${title}.**${severity ? ' (A warning.)' : ''} ${explanation}`]
  if (example) head.push(...(await shown(example, code, site)))
  return head.join('\n\n')
}

async function shown(
  example: NonNullable<Explanation['example']>,
  code: ProblemCode,
  site: ExampleSite,
): Promise<string[]> {
  const { wrong, right } = await site.try(example)
  const said = wrong.problems.filter(problem => problem.code === code).map(oneLine)
  const isText = !isFiles(example)
  return [
    `Wrong${isText ? `, in \`${example.file}\`` : ''}:`,
    isText ? fenced(around(wrong.text, example.wrong)) : example.wrong,
    'The check says:',
    fenced(said.join('\n')),
    'Right:',
    isText ? fenced(around(right.text, example.right)) : example.right,
  ]
}

/** The lines that contain some words, and one line of context on each side. */
function around(text = '', words: string): string {
  const lines = text.split('\n')
  const first = text.slice(0, text.indexOf(words)).split('\n').length - 1
  const last = first + words.split('\n').length - 1
  return lines
    .slice(Math.max(0, first - 1), last + 2)
    .join('\n')
    .trimEnd()
}

/** A code block without a language, because highlighting of invalid JSON would mislead. */
const fenced = (text: string) => `\`\`\`text\n${text}\n\`\`\``
