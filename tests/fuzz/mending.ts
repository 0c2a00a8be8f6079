import fc from 'fast-check'
import { fixDocument } from '../../schema/read/fixDocuments.ts'
import { parseDocument } from '../../schema/read/parse.ts'
import type { SourceDocument } from '../../schema/read/source.ts'
import { slip, slipped } from './slips.ts'

/**
 * Makes slips in real documents and mends them: a valid document stays as it is, none gets worse, and to mend twice is
 * to mend once.
 * @returns how many with mistakes were left without one, and how many of these say what they said before the slips
 * @throws with the smallest example where one of these does not hold
 */
export function checkMending(sources: readonly SourceDocument[], numRuns: number, seed: number) {
  const figures = { mended: 0, restored: 0 }
  const slips = fc.array(slip, { minLength: 1, maxLength: 3 })
  const property = fc.property(fc.constantFrom(...sources), slips, ({ file, text }, made) => {
    const before = made.reduce(slipped, text)
    const after = fixDocument({ file, text: before })
    const [mistakes, left] = [mistakesIn(file, before), mistakesIn(file, after)]
    if (mistakes === 0 && after !== before) throw new Error('A valid document was changed')
    // What cannot be read has one mistake as far as anyone can see; what it hides shows once it can be read.
    if (left > mistakes && isReadable(before)) throw new Error(`${mistakes} mistakes became ${left}`)
    if (isReadable(before) && !isReadable(after)) throw new Error('A document can no longer be read')
    if (fixDocument({ file, text: after }) !== after) throw new Error('Mended again, it is another document')
    if (mistakes === 0 || left > 0) return
    figures.mended++
    if (saysTheSame(after, text)) figures.restored++
  })
  fc.assert(property, { numRuns, seed })
  return figures
}

function mistakesIn(file: string, text: string): number {
  const parsed = parseDocument({ file, text })
  return Array.isArray(parsed) ? parsed.length : 0
}

function isReadable(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const saysTheSame = (a: string, b: string) => JSON.stringify(JSON.parse(a)) === JSON.stringify(JSON.parse(b))
