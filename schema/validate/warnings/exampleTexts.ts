import { eachText, type TextPlace } from '../../model/eachText.ts'
import type { Path, Problem } from '../../problems/problem.ts'
import { truncate } from '../../problems/truncate.ts'
import type { Locator } from '../../read/source.ts'
import { type AnySection, sectionPresets } from '../../section.ts'

/** Warns of a section with people, addresses or whole sentences of the example from which it was made. Once, at the first of them. */
export function exampleTextProblems(section: AnySection, at: Path, locator: Locator): Problem[] {
  examples ??= collectExamples()
  const ofType = examples.get(section.type)
  if (!ofType) return []
  const kept: { text: string; path: Path }[] = []
  eachText(section, (text, { path }) => {
    if (ofType.get(text.length)?.includes(text)) kept.push({ text, path: [...at, ...path] })
  })
  const [first] = kept
  if (!first) return []
  const others = kept.length === 1 ? '' : ` So do ${kept.length - 1} more here.`
  return [
    locator.problem(
      'example-text',
      first.path,
      `"${truncate(first.text, 50)}" comes from the example of this section.${others}`,
      'Write what is true of you, or delete it.',
    ),
  ]
}

/** Section type → the texts of its presets that no author can mean, by their length: a set would hash each text that is looked up. */
let examples: Map<string, Map<number, string[]>> | undefined

function collectExamples() {
  const found = new Map<string, Map<number, string[]>>()
  for (const { section } of sectionPresets)
    eachText(section, (text, place) => {
      if (!isInvented(text, place)) return
      const texts = found.get(section.type) ?? new Map<number, string[]>()
      found.set(section.type, texts.set(text.length, [...(texts.get(text.length) ?? []), text]))
    })
  return found
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
