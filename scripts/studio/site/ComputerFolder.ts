import { z } from 'zod'
import { type Computer, fileContent } from '../hosts/ComputerHost.ts'
import { base64Of, bytesOfBase64 } from '../hosts/Host.ts'
import { type ChangeStore, digestOfBase, type KeptChange, OvertakenError } from './Workspace.ts'

const changes = z.array(
  z.object({
    path: z.string(),
    content: fileContent,
    digest: z.string().nullable(),
    base: z.string().optional(),
    at: z.number(),
  }),
)
const written = z.object({ digest: z.string().nullable().optional() })

/** The folder itself: it holds what is not published, where other programs of this computer see it. */
export class ComputerFolder implements ChangeStore {
  readonly #computer: Computer
  readonly #watch: (onOthers: () => void) => void
  /** Path → the digest of what the folder holds there. */
  readonly #digests = new Map<string, string | null>()

  /** @param watch calls back when something has changed there */
  constructor(computer: Computer, watch: (onOthers: () => void) => void) {
    this.#computer = computer
    this.#watch = watch
  }

  async load(): Promise<KeptChange[]> {
    const found = await this.#computer.ask(changes, 'changes', {})
    this.#digests.clear()
    return found.map(({ path, content, digest, base, at }) => {
      this.#digests.set(path, digest)
      return {
        path,
        content: content && ('text' in content ? content.text : bytesOfBase64(content.bytes)),
        at,
        ...(base !== undefined && { base }),
      }
    })
  }

  async put(change: KeptChange): Promise<void> {
    const { path, content, base } = change
    const sent =
      content === null ? null : typeof content === 'string' ? { text: content } : { bytes: base64Of(content) }
    for (const was of await this.#heldAt(change)) {
      const { digest } = await this.#computer.ask(written, 'keep', {
        path,
        content: sent,
        was,
        ...(base !== undefined && { base }),
      })
      if (digest === undefined) continue
      this.#digests.set(path, digest)
      return
    }
    throw new OvertakenError()
  }

  /** The digests of what the folder may hold: where nothing was kept yet, that is what the change began from, or what others have published since. */
  async #heldAt({ path, base, theirs }: KeptChange): Promise<(string | null)[]> {
    const known = this.#digests.get(path)
    if (known !== undefined) return [known]
    const published = [base, ...(theirs === undefined ? [] : [theirs])]
    return Promise.all(
      published.map(one => (one === undefined || one === null ? null : digestOfBase(path, one))),
    )
  }

  async remove(path: string): Promise<void> {
    const was = this.#digests.get(path)
    if (was === undefined) return
    const { digest } = await this.#computer.ask(written, 'giveBack', { path, was })
    if (digest === undefined) throw new OvertakenError()
    this.#digests.delete(path)
  }

  watch(onOthers: () => void): void {
    this.#watch(onOthers)
  }
}
