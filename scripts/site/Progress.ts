/** Milliseconds after which work shows how far it is. */
const LONG = 1000

/** Milliseconds between two lines on a terminal. */
const OFTEN = 200

/** Says on stderr how far work is that takes longer than a second: on a terminal in one line that changes, elsewhere once. */
export class Progress {
  readonly #title: string
  readonly #total: number
  readonly #isTerminal: boolean
  readonly #started = performance.now()
  #done = 0
  #told = 0

  /** @param title what is done, such as "Making pages" */
  constructor(title: string, total: number, isTerminal = process.stderr.isTTY === true) {
    this.#isTerminal = isTerminal
    this.#title = title
    this.#total = total
  }

  readonly add = (count: number): void => {
    this.#done += count
    const now = performance.now()
    const passed = now - this.#started
    // The first pages take longer than the others, and tell nothing of these.
    if (passed < LONG || this.#done < this.#total / 20 || this.#done >= this.#total) return
    if (!this.#isTerminal && this.#told > 0) return
    if (now - this.#told < OFTEN) return
    this.#told = now
    const left = Math.ceil(((passed / this.#done) * (this.#total - this.#done)) / 1000)
    const words = `${this.#title}: ${this.#done} of ${this.#total}, about ${left} s left`
    process.stderr.write(this.#isTerminal ? `\r\u001b[K${words}` : `${words}\n`)
  }

  end(): void {
    if (this.#told > 0 && this.#isTerminal) process.stderr.write('\r\u001b[K')
  }
}
