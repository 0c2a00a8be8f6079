import type { ParseError } from 'jsonc-parser'
import { explainBrackets } from './brackets.ts'
import { explainForeign } from './foreign.ts'
import { explainQuotes } from './quotes.ts'
import { explainSigns } from './signs.ts'
import { type Explained, stumbleAt } from './stumble.ts'
import { explainWords } from './words.ts'

/** In the order of their claims: the later ones take whatever looks like a word, a comma or a colon. */
const explainers = [explainForeign, explainBrackets, explainQuotes, explainSigns, explainWords]

/** @param error the parser's first; none where it has none to name */
export function explainSyntax(text: string, error: ParseError | undefined): Explained {
  if (error) {
    const stumble = stumbleAt(text, error)
    for (const explain of explainers) {
      const explained = explain(stumble)
      if (explained) return explained
    }
  }
  return {
    code: 'unreadable-document',
    offset: error?.offset ?? 0,
    length: error?.length ?? 1,
    message: 'The document cannot be read from here on.',
    cure: 'Write this place anew, as it stands on a page that works.',
  }
}
