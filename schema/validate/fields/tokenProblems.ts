import type { Field } from '../../model/mapFields.ts'
import { tokenNames, tokenOf, tokensIn } from '../../model/tokens.ts'
import type { Problem } from '../../problems/problem.ts'
import { truncate } from '../../problems/truncate.ts'
import type { Locator } from '../../read/source.ts'
import { guess } from '../../read/suggest.ts'

const inBraces = (names: readonly string[]): string => names.map(name => `{${name}}`).join(', ')

/** Reports words in braces that are not replaced by a value of `_site.json`. */
export function tokenProblems(field: Field, locator: Locator): Problem[] {
  const { path, value } = field
  const own = locator.file === '_site.json' ? tokenOf[path.join('.')] : undefined
  if (own !== undefined)
    return tokensIn(value).map(({ name, at }) =>
      locator.problem(
        'unknown-word-in-braces',
        path,
        `"{${truncate(name, 40)}}" stands for nothing in this field, since "{${own}}" is filled in from it.`,
        'Write the words themselves.',
        { at },
      ),
    )
  const unknown = tokensIn(value)
    .filter(({ name }) => !tokenNames.includes(name))
    .map(({ name, at }) => {
      const meant = guess(name, tokenNames)
      const suggestion = meant
        ? `Did you mean "{${meant.word}}"?`
        : `Write ${inBraces(tokenNames)}, or leave out the braces.`
      const message = `"{${truncate(name, 40)}}" stands for nothing.`
      const right = meant?.isSure && locator.written(path).replaceAll(`{${name}}`, `{${meant.word}}`)
      const fix = right ? locator.replacing(path, right) : undefined
      return locator.problem('unknown-word-in-braces', path, message, suggestion, { at, fix })
    })
  return [...unknown, ...unevenBraces(field, locator)]
}

/** Known words with missing or doubled braces, spaces or other words beside them, which visitors would see unreplaced. */
const unevenBraces = ({ value, path }: Field, locator: Locator): Problem[] =>
  // Braces without a word behind them are matched too, and passed by: else the search would begin anew at each.
  [...value.matchAll(/\{[{\s]*(?:([A-Za-z]+)(?:(?:[\s_-]+[A-Za-z]+)*\s*\}+|\s*\}*))?/g)].flatMap(
    ({ 0: found, 1: name, index }) => {
      if (name === undefined) return []
      const meant = found === `{${name}}` ? undefined : meantBy(found, name)
      if (meant === undefined) return []
      const at = { index, length: found.length }
      const message = `"${truncate(found, 40)}" is not filled in: a placeholder is one word in braces.`
      const others = inBraces(tokenNames.filter(known => known !== meant))
      const suggestion = `Did you mean "{${meant}}"? There are also ${others}.`
      return [locator.problem('unknown-word-in-braces', path, message, suggestion, { at })]
    },
  )

/** The token among the words in braces, or the one that their first word is near. */
const meantBy = (found: string, first: string): string | undefined =>
  found.match(/[A-Za-z]+/g)?.find(word => tokenNames.includes(word)) ?? guess(first, tokenNames)?.word
