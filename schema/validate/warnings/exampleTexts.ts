import { eachText, type TextPlace } from '../../model/eachText.ts'
import type { Path, Problem } from '../../problems/problem.ts'
import { truncate } from '../../problems/truncate.ts'
import type { Locator } from '../../read/source.ts'
import { type AnySection, sectionPresets } from '../../section.ts'

/** The text of an example that stands in a document. */
interface KeptExample {
  text: string
  path: Path
}

/** Whether a text of a section is that of an example, as far as its length and letters say. Sections are asked by `exampleTextProblems`. */
export function mayBeExample(text: string): boolean {
  examples ??= collectExamples()
  return examples.texts.get(text.length)?.includes(text) === true
}

/**
 * Warns of sections with people, addresses or whole sentences of the example from which each was made. Once a section, at the
 * first of them.
 * @param kept the texts that may be examples, in the order of the document
 */
export function exampleTextProblems(
  kept: readonly KeptExample[],
  sections: readonly AnySection[],
  locator: Locator,
): Problem[] {
  const ofSections = new Map<number, KeptExample[]>()
  for (const one of kept) {
    const index = Number(one.path[1])
    const type = sections[index]?.type
    if (type === undefined || !examples?.types.get(one.text)?.has(type)) continue
    ofSections.set(index, [...(ofSections.get(index) ?? []), one])
  }
  return [...ofSections.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const more = others.length === 0 ? '' : ` So do ${others.length} more here.`
    return locator.problem(
      'example-text',
      first.path,
      `"${truncate(first.text, 50)}" comes from the example of this section.${more}`,
      'Write what is true of you, or delete it.',
    )
  })
}

interface Examples {
  /** Length → the texts of presets that no author can mean: a set would hash each text that is looked up. */
  texts: Map<number, string[]>
  /** Text → the types of sections whose presets have it. */
  types: Map<string, Set<string>>
}

let examples: Examples | undefined

function collectExamples(): Examples {
  const texts = new Map<number, string[]>()
  const types = new Map<string, Set<string>>()
  for (const { section } of sectionPresets)
    eachText(section, (text, place) => {
      if (!isInvented(text, place)) return
      texts.set(text.length, [...(texts.get(text.length) ?? []), text])
      types.set(text, (types.get(text) ?? new Set()).add(section.type))
    })
  return { texts, types }
}

/** Fields with sentences of authors. What a form or an empty list says may stay as it is. */
const SENTENCES = ['answer', 'content', 'description', 'lead', 'message', 'notes', 'quote', 'text']

/** In characters. Anybody may come to write a shorter one, and any title. */
const SHORTEST_SENTENCE = 30

/** Whether a text of a preset names a person, an address or a number, or is a sentence that nobody else would write. */
function isInvented(text: string, { path, holder }: TextPlace): boolean {
  const key = path.findLast(step => typeof step === 'string')
  if (key === 'phone' || key === 'email' || (key === 'name' && 'role' in holder)) return true
  if (/^mailto:|^\S+@\S+\.\w+$/.test(text)) return key !== 'placeholder'
  return SENTENCES.includes(key ?? '') && text.length >= SHORTEST_SENTENCE && /[.!?]$/.test(text)
}
