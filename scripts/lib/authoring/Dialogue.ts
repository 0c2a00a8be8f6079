import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { UsageError } from '../usageError.ts'

/** Asks questions on a terminal, or reads the answers from a pipe, a line each. */
export class Dialogue implements Disposable {
  readonly #output: Writable
  readonly #reader
  readonly #lines

  constructor(input: Readable, output: Writable) {
    this.#output = output
    this.#reader = createInterface({ input, output, terminal: 'isTTY' in input && input.isTTY === true })
    // The iterator buffers lines that arrive before their question.
    this.#lines = this.#reader[Symbol.asyncIterator]()
  }

  /**
   * Repeats a question until the answer is valid.
   * @param parse returns the value of an answer, or throws a UsageError with the message to show
   * @throws UsageError at the end of the input
   */
  async ask<T>(question: string, parse: (answer: string) => T): Promise<T> {
    for (;;) {
      this.#reader.setPrompt(`${question} `)
      this.#reader.prompt()
      const { value, done } = await this.#lines.next()
      if (done) throw new UsageError('\nNo answer came, so nothing was written.')
      try {
        return parse(value.trim())
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
