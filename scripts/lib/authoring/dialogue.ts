import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { UsageError } from '../usageError.ts'

/** Asks questions one after the other, at a keyboard or of lines that are piped in. */
export class Dialogue implements Disposable {
  readonly #output: Writable
  readonly #reader
  readonly #lines

  constructor(input: Readable, output: Writable) {
    this.#output = output
    this.#reader = createInterface({ input, output, terminal: 'isTTY' in input && input.isTTY === true })
    // Lines that come before they are asked for are kept.
    this.#lines = this.#reader[Symbol.asyncIterator]()
  }

  /**
   * Asks until the answer is good.
   * @param understand makes something of an answer, or throws a UsageError that says what is wrong with it
   * @throws UsageError when no more answers come
   */
  async ask<T>(question: string, understand: (answer: string) => T): Promise<T> {
    for (;;) {
      this.#reader.setPrompt(`${question} `)
      this.#reader.prompt()
      const { value, done } = await this.#lines.next()
      if (done) throw new UsageError('\nNo answer came, so nothing was written.')
      try {
        return understand(value.trim())
      } catch (error) {
        if (!(error instanceof UsageError)) throw error
        this.#output.write(`${error.message}\n`)
      }
    }
  }

  [Symbol.dispose](): void {
    this.#reader.close()
  }
}
