import { ADD_IT, corrections, fileOfComputer, fileTypes, isWords, kinds } from '../../model/kinds.ts'
import type { Field } from '../../model/mapFields.ts'
import { safeUrl } from '../../model/safeUrl.ts'
import { tokenNames, tokenOf, tokensIn } from '../../model/tokens.ts'
import { listed } from '../../problems/listed.ts'
import { type PathProblem, say } from '../../problems/problem.ts'
import { truncate } from '../../problems/truncate.ts'
import { guess } from '../../read/suggest.ts'
import type { Reference } from '../../richText/referencesIn.ts'
import { type BrokenReference, didYouMean, referenceProblem } from '../links/brokenReference.ts'
import { explainBrokenFile } from '../links/missingFile.ts'
import { fileShownFor } from '../publicFiles.ts'
import type { ValidationContext } from '../ValidationContext.ts'
import { altTextProblems, poorDescription } from './altText.ts'
import { iconsFor } from './iconsFor.ts'
import { addressErrors, placeholderLink, slipErrors, slipWarnings } from './slips.ts'
import { textWarnings } from './textWarnings.ts'
import { writtenDayProblems } from './writtenDays.ts'

/** Which problems are wanted: a build asks for errors alone, and a draft for warnings that do not vanish when it is finished. */
export type Wanted = 'errors' | 'of a draft' | 'all'

/** What is wrong with a field of a file, as far as no other document matters. */
export function fieldProblems(
  field: Field,
  file: string,
  context: ValidationContext,
  wanted: Wanted,
): readonly PathProblem[] {
  if (isWords(field.kind)) return wordProblems(field, file, wanted)
  const errors = valueErrors(field, context)
  const { altKey, parent, path } = field
  if (altKey && parent[altKey] === undefined) {
    const suggestion = say`Add ${say.field(altKey)}: one sentence for those who cannot see the picture.`
    errors.push({
      code: 'missing-alt-text',
      path,
      message: 'Nothing says what this picture shows.',
      suggestion,
    })
  }
  if (wanted === 'errors') return errors
  const isPlaceholder = wanted === 'all' && field.kind === 'link' && !field.reference
  return [...errors, ...(isPlaceholder ? placeholderLink(field, file) : []), ...altTextProblems(field)]
}

function wordProblems(field: Field, file: string, wanted: Wanted): readonly PathProblem[] {
  const hasSign = SIGN.test(field.value)
  const errors = hasSign ? wordErrors(field) : NONE
  if (wanted === 'errors') return errors
  const isFinished = wanted === 'all'
  const slips = hasSign || isSuspect(field.value) ? slipWarnings(field, file, isFinished) : NONE
  const ofWhole = [...textWarnings(field, isFinished), ...writtenDayProblems(field)]
  return errors === NONE && slips === NONE ? ofWhole : [...errors, ...slips, ...ofWhole]
}

const NONE: readonly PathProblem[] = []

/**
 * Whether a text without a sign may hold a slip all the same: at the beginning of a line, or in the middle of a word. Few texts
 * do, and one look for all slips takes a quarter of the time of a look for each.
 */
const isSuspect = (text: string): boolean =>
  FIRST.test(text) || (text.includes('\n') && LINES.test(text)) || WORD.test(text)

/** All but signs that mean nothing. Of few ranges: each costs time for every letter of a text that is not all Latin. */
const SIGN = /[^\n -"$%'-)+-;=?-Z\\^a-z}\u00a0-\u00c1\u00c4-\u00e1\u00e3-\u2021\u2024-\u2027\u3000-\ud7ff]/
const FIRST = /^\s*[-–—+·1]/
const LINES =
  /(?:^|\n)\s*(?:[-–—+·1]|\[?(?:home|log ?in|sign (?:in|up)|back to t|read m|main m|share|subscr)|[^\n]{0,60}all rights)/i
const WORD = /:\/\/|:\\|www\.|t all|ookie|kip to|e navi|m ipsum|tb[acd]|xme|xample\.|x{3}|\?{3}/i

/** Checks the value of a field alone, without its siblings. */
export function valueErrors(field: Field, context: ValidationContext): PathProblem[] {
  const { check, leadsTo } = kinds[field.kind]
  if (isInText(field)) {
    const problems = textReferenceProblems(field)
    if (leadsTo || problems.length > 0) return problems
  }
  switch (check) {
    case 'words':
      return wordErrors(field)
    case 'address':
      return addressErrors(field)
    case 'file':
      return brokenReference(explainMissing(field, context), field)
    case 'icon':
      return brokenReference(explainUnknownIcon(field.value, context), field)
    case undefined:
      return []
  }
}

const wordErrors = (field: Field): PathProblem[] => [...slipErrors(field), ...tokenProblems(field)]

const brokenReference = (broken: BrokenReference | undefined, field: Field): PathProblem[] =>
  broken ? [referenceProblem(broken, field)] : []

function explainMissing({ kind, value }: Field, context: ValidationContext): BrokenReference | undefined {
  const { file } = kinds[kind]
  if (!file) return undefined
  const isValid = (path: string) =>
    file === fileTypes.picture ? fileShownFor(path, context.files) !== undefined : context.files.has(path)
  return isValid(value) ? undefined : explainBrokenFile({ type: file, path: value, isValid }, context)
}

function explainUnknownIcon(name: string, { icons }: ValidationContext): BrokenReference | undefined {
  if (icons.has(name)) return undefined
  const problem = { code: 'unknown-icon', message: `There is no icon "${name}".` } as const
  const meant = guess(name, icons.keys())
  if (meant?.isSure) return { ...problem, ...didYouMean(meant) }
  const fitting = listed(iconsFor(name, icons))
  if (fitting)
    return { ...problem, suggestion: `Choose one that fits: ${fitting}. All are shown at lucide.dev/icons.` }
  return {
    ...problem,
    ...(meant ? didYouMean(meant) : { suggestion: 'Choose a name from lucide.dev/icons.' }),
  }
}

type TextReference = Field & { reference: Reference }

const isInText = (field: Field): field is TextReference => field.reference !== undefined

/** Checks the form of a link or picture in a running text. Whether its target exists is checked as that of any other. */
function textReferenceProblems(field: TextReference): PathProblem[] {
  return field.reference.kind === 'link' ? linkProblems(field) : pictureProblems(field)
}

function linkProblems({ path, value, reference }: TextReference): PathProblem[] {
  const { at, title } = reference
  const problems: PathProblem[] = []
  if (!safeUrl.test(value)) {
    const likely =
      value === '' ? undefined : corrections(value, 'link').find(({ word }) => safeUrl.test(word))
    const ofComputer = fileOfComputer(value)
    problems.push({
      code: 'bad-link',
      path,
      message:
        ofComputer?.message ??
        (value === ''
          ? 'A link of this text has no address.'
          : `"${truncate(value, 40)}" is not an address that a link can lead to.`),
      suggestion:
        ofComputer?.suggestion ??
        (likely
          ? `Did you mean "${likely.word}"?`
          : {
              text: 'Write [words](/page), or [words](https://…).',
              inForms: 'Select its words, press “Link”, and choose where it leads.',
            }),
      at,
      ...(at && { malformed: { kind: 'link', value, isInText: true } }),
    })
  }
  if (title !== undefined)
    problems.push({
      code: 'markup-in-text',
      path,
      message: `"${truncate(title, 40)}" stands behind the address of a link, where nobody sees it.`,
      suggestion: 'Delete it with its quotes.',
      at,
    })
  return problems
}

function pictureProblems({ path, value, reference }: TextReference): PathProblem[] {
  const { alt = '', at } = reference
  if (/^https?:/i.test(value))
    return [
      {
        code: 'bad-path',
        path,
        message: 'A picture of this text is on another website.',
        suggestion: {
          text: 'Save it in "public/images", and write its path, such as "/images/name.jpg".',
          inForms: ADD_IT,
        },
        at,
      },
    ]
  if (alt.trim() === '')
    return [
      {
        code: 'missing-alt-text',
        path,
        message: 'Nothing says what this picture shows.',
        suggestion: {
          text: `Write it between the square brackets: ![One sentence](${truncate(value, 60)}).`,
          inForms: 'Write that with the picture.',
        },
        at,
      },
    ]
  const poor = poorDescription(alt, value, path)
  return poor ? [poor] : []
}

const inBraces = (names: readonly string[]): string => names.map(name => `{${name}}`).join(', ')

/** Reports words in braces that are not replaced by a value of `_site.json`. */
function tokenProblems(field: Field): PathProblem[] {
  const { path, value } = field
  const own = tokenOf[path.join('.')]
  if (own !== undefined)
    return tokensIn(value).map(({ name, at }) => ({
      code: 'unknown-word-in-braces',
      path,
      message: `"{${truncate(name, 40)}}" stands for nothing in this field, since "{${own}}" is filled in from it.`,
      suggestion: 'Write the words themselves.',
      at,
    }))
  const unknown = tokensIn(value).filter(({ name }) => !tokenNames.includes(name))
  const problems = unknown.map(({ name, at }): PathProblem => {
    const meant = guess(name, tokenNames)
    const suggestion = meant
      ? `Did you mean "{${meant.word}}"?`
      : `Write ${inBraces(tokenNames)}, or leave out the braces.`
    const message = `"{${truncate(name, 40)}}" stands for nothing.`
    const fix = meant?.isSure ? { all: `{${name}}`, words: `{${meant.word}}` } : undefined
    return { code: 'unknown-word-in-braces', path, message, suggestion, at, fix }
  })
  return [...problems, ...unevenBraces(field)]
}

/** Known words with missing or doubled braces, spaces or other words next to them, which visitors would see unreplaced. */
const unevenBraces = ({ value, path }: Field): PathProblem[] =>
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
      return [{ code: 'unknown-word-in-braces', path, message, suggestion, at }]
    },
  )

/** The token among the words in braces, or the one that their first word is near. */
const meantBy = (found: string, first: string): string | undefined =>
  found.match(/[A-Za-z]+/g)?.find(word => tokenNames.includes(word)) ?? guess(first, tokenNames)?.word
