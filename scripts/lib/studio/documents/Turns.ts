/** Runs the tasks on one file one after the other, in the order in which they were asked for. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>()

  take<T>(file: string, task: () => Promise<T>): Promise<T> {
    // A task that failed has told its own caller.
    const turn = (this.#last.get(file) ?? Promise.resolve()).then(task, task)
    this.#last.set(file, turn)
    return turn
  }
}
