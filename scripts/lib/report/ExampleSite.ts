import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Explanation, Files, TextExample } from '../../../schema/problems/explanation.ts'
import type { Problem } from '../../../schema/problems/problem.ts'
import type { Site } from '../../../schema/site/createSite.ts'
import { readSite } from '../../site/folder.ts'
import { projectRoot } from '../root.ts'

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
  /** The check of the site as it is, which most examples have for their cure. */
  #unchanged: Promise<Site> | undefined

  private constructor(folder: string) {
    this.#folder = folder
  }

  static async open(): Promise<ExampleSite> {
    const folder = await mkdtemp(join(tmpdir(), 'chalkline-example-'))
    await cp(join(projectRoot, 'schema/problems/site'), folder, { recursive: true })
    return new ExampleSite(folder)
  }

  /** Runs the check with the mistake of an example and with its cure, once for each example. */
  try(example: Example): Promise<{ wrong: Trial; right: Trial }> {
    const trial = this.#tried.get(example) ?? this.#run(example)
    this.#tried.set(example, trial)
    return trial
  }

  async #run(example: Example): Promise<{ wrong: Trial; right: Trial }> {
    const mistake = isFiles(example) ? example.mistake : await this.#replaced(example)
    const cured = isFiles(example) ? example.cured : undefined
    const wrong = trialOf(await this.#checkWith(mistake), example.file)
    this.#unchanged ??= this.#check()
    return { wrong, right: trialOf(await (cured ? this.#checkWith(cured) : this.#unchanged), example.file) }
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

export const isFiles = (example: Example) => 'mistake' in example
