import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Explanation, Files, TextExample } from '../../../schema/problems/explanation.ts'
import type { Problem } from '../../../schema/problems/problem.ts'
import { checkSite } from '../content/checkSite.ts'
import { projectRoot } from '../root.ts'

type Example = NonNullable<Explanation['example']>

/** The result of the check after a change. */
interface Trial {
  problems: Problem[]
  /** The text of the example's document, if it exists. */
  text: string | undefined
}

/** A temporary copy of `schema/problems/site`, in which the real check runs on the examples of `schema/PROBLEMS.md`. */
export class ExampleSite {
  readonly #folder: string

  private constructor(folder: string) {
    this.#folder = folder
  }

  static async open(): Promise<ExampleSite> {
    const folder = await mkdtemp(join(tmpdir(), 'chalkline-example-'))
    await cp(join(projectRoot, 'schema/problems/site'), folder, { recursive: true })
    return new ExampleSite(folder)
  }

  /** Runs the check with the mistake of an example and with its cure. */
  async try(example: Example): Promise<{ wrong: Trial; right: Trial }> {
    const changes = isFiles(example)
      ? { mistake: example.mistake, cured: example.cured ?? {} }
      : { mistake: await this.#replaced(example), cured: {} }
    return {
      wrong: await this.#with(changes.mistake, example.file),
      right: await this.#with(changes.cured, example.file),
    }
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

  async #with(files: Files, shown: string): Promise<Trial> {
    const undo = await this.#write(files)
    const { problems, sources } = await checkSite(
      { pages: join(this.#folder, 'pages'), public: join(this.#folder, 'public') },
      { today: '2026-06-01' },
    )
    await this.#write(undo)
    return { problems, text: sources.get(shown)?.text }
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
