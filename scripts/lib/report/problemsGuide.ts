import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { explanationOf, groups, type ProblemCode } from '../../../schema/problems/catalogue.ts'
import type { Explanation, Files, TextExample } from '../../../schema/problems/explanation.ts'
import type { Problem } from '../../../schema/problems/problem.ts'
import type { Site } from '../../../schema/site/createSite.ts'
import { readSite } from '../../site/folder.ts'
import { projectRoot } from '../root.ts'
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
  const head = [
    `### \`${code}\``,
    `**${title}.**${severity ? ' (A warning.)' : ''}${explanation ? ` ${explanation}` : ''}`,
  ]
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

type Example = NonNullable<Explanation['example']>

/** The result of the check after a change. */
interface Trial {
  problems: readonly Problem[]
  /** The text of the example's document, if it exists. */
  text: string | undefined
}

const trialOf = ({ problems, texts }: Site, file: string): Trial => ({
  problems,
  text: texts.get(file),
})

/** A temporary copy of `schema/problems/site`, in which the real check runs on the examples of `schema/PROBLEMS.md`. */
export class ExampleSite {
  readonly #folder: string
  readonly #tried = new Map<Example, Promise<{ wrong: Trial; right: Trial }>>()
  /** The check of the site as it is, which most examples have for their suggestion. */
  #unchanged: Promise<Site> | undefined

  private constructor(folder: string) {
    this.#folder = folder
  }

  static async open(): Promise<ExampleSite> {
    const folder = await mkdtemp(join(tmpdir(), 'chalkline-example-'))
    await cp(join(projectRoot, 'schema/problems/site'), folder, { recursive: true })
    return new ExampleSite(folder)
  }

  /** Runs the check with the problem of an example and with its suggestion, once for each example. */
  try(example: Example): Promise<{ wrong: Trial; right: Trial }> {
    const trial = this.#tried.get(example) ?? this.#run(example)
    this.#tried.set(example, trial)
    return trial
  }

  async #run(example: Example): Promise<{ wrong: Trial; right: Trial }> {
    const broken = isFiles(example) ? example.mistake : await this.#replaced(example)
    const fixed = isFiles(example) ? example.fixed : undefined
    const wrong = trialOf(await this.#checkWith(broken), example.file)
    this.#unchanged ??= this.#check()
    return { wrong, right: trialOf(await (fixed ? this.#checkWith(fixed) : this.#unchanged), example.file) }
  }

  close(): Promise<void> {
    return rm(this.#folder, { recursive: true })
  }

  async #replaced({ file, wrong, right }: TextExample): Promise<Files> {
    const text = await readFile(join(this.#folder, 'pages', file), 'utf8')
    const [before, after, ...others] = text.split(right)
    if (before === undefined || after === undefined || others.length > 0)
      throw new Error(`${file} does not hold once: ${right}`)
    return { [`pages/${file}`]: before + wrong + after }
  }

  async #checkWith(files: Files): Promise<Site> {
    const undo = await this.#write(files)
    const checked = await this.#check()
    await this.#write(undo)
    return checked
  }

  #check(): Promise<Site> {
    return readSite(
      { pages: join(this.#folder, 'pages'), public: join(this.#folder, 'public') },
      { today: '2026-06-01' },
    )
  }

  /** @returns the files that undo the change */
  async #write(files: Files): Promise<Files> {
    const previous: Record<string, Uint8Array | null> = {}
    for (const [path, content] of Object.entries(files)) {
      const file = join(this.#folder, path)
      previous[path] = await readFile(file).catch(() => null)
      if (content === null) await rm(file)
      else {
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, content)
      }
    }
    return previous
  }
}

const isFiles = (example: Example) => 'mistake' in example
