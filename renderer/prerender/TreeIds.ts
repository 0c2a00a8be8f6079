/**
 * Where in the tree the writer is, from which React makes the ids of `useId`. The browser counts alike when it hydrates
 * (ReactFizzTreeContext): each list above a component adds the component's place in it, in as many bits as the list needs,
 * and the bits are written in base 32.
 */
export class TreeIds {
  readonly #prefix: string
  readonly #totals: number[] = []
  readonly #places: number[] = []

  constructor(prefix: string) {
    this.#prefix = prefix
  }

  enter(total: number): void {
    this.#totals.push(total)
    this.#places.push(0)
  }

  /** @param place in the list that was entered last, from 1 */
  at(place: number): void {
    this.#places[this.#places.length - 1] = place
  }

  leave(): void {
    this.#totals.pop()
    this.#places.pop()
  }

  /** @param count how many ids the component has already */
  id(count: number): string {
    return `_${this.#prefix}R_${this.#path()}${count > 0 ? `H${count.toString(32)}` : ''}_`
  }

  #path(): string {
    let [bits, length, written] = [0, 0, '']
    for (const [index, total] of this.#totals.entries()) {
      const width = 32 - Math.clz32(total)
      if (length + width > MOST_BITS) {
        // What fills whole digits is written down, to make room.
        const whole = length - (length % BITS_A_DIGIT)
        written = (bits & ((1 << whole) - 1)).toString(32) + written
        bits >>= whole
        length -= whole
      }
      bits |= (this.#places[index] ?? 0) << length
      length += width
    }
    return bits.toString(32) + written
  }
}

/** As many as a whole number has, without its sign and the bit by which React marks where they end. */
const MOST_BITS = 30

const BITS_A_DIGIT = 5
