import { isObject } from '../../model/isObject.ts'
import { isWords } from '../../model/kinds.ts'
import type { Field } from '../../model/mapFields.ts'
import type { ContactDetails } from '../../model/site/contactDetails.ts'
import { days } from '../../model/site/contactDetails.ts'
import { type Path, type PathProblem, type Problem, say } from '../../problems/problem.ts'
import { truncate } from '../../problems/truncate.ts'
import type { Document } from '../../read/Document.ts'
import type { Locator } from '../../read/source.ts'
import { isSlip } from '../../read/suggest.ts'
import type { PageFees } from '../../sections/shared/SectionContext.ts'

/** A text of a document that may state a fact that another one states. Plain data. */
export interface Statement {
  path: Path
  text: string
  /** Whether it is the name of a person. */
  isName: boolean
}

const PHONE = /(?:\+|\b0)\d[\d ()-]{7,}\d/g
// It begins where no letter of it comes before: a long run without "@" would be read once from each of its letters.
const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const HOURS =
  /(\d{1,2})(?:[:.](\d\d))? ?([ap])?\.?m?\.?\s*(?:to|until|till|[-–—])\s*(\d{1,2})(?:[:.](\d\d))? ?([ap])?\.?m?\b/i

const isStatement = (text: string): boolean =>
  text.includes('@') ||
  (/\d/.test(text) && /(?:\+|\b0)\d[\d ()-]{7,}\d|\boffice\b|opening hours|\bfees?\b|\btuition\b/i.test(text))

/** The statement that a field of a document may be. */
export function statementOf(field: Field, { kind: documentKind }: Document): Statement | undefined {
  const { kind, key, value, parent, reference } = field
  if (reference || !isWords(kind)) return undefined
  const isName = key === 'principalName' || (key === 'name' && 'role' in parent)
  if (!isName && (key === 'placeholder' || !isStatement(value))) return undefined
  const { path } = field
  // What the contact details say is what others are compared with.
  if (documentKind === 'site' && path[0] === 'contact') return undefined
  return { path, text: value, isName }
}

/** The fields for email addresses, which no schema marks. @param source the text of the document */
export function emailsIn({ value }: Document, source: string): Statement[] {
  if (!/"email"\s*:/.test(source)) return []
  const found: Statement[] = []
  const search = (part: unknown, path: Path) => {
    if (typeof part === 'string' && path.at(-1) === 'email') found.push({ path, text: part, isName: false })
    if (Array.isArray(part)) for (const [index, below] of part.entries()) search(below, [...path, index])
    else if (isObject(part)) for (const [key, below] of Object.entries(part)) search(below, [...path, key])
  }
  search(value, [])
  return found
}

/** Endings and hosts of email addresses that nobody has. */
const MISTYPED: readonly (readonly [RegExp, string])[] = [
  [/\.(?:con|cmo|ocm|comm|vom|xom)$/i, '.com'],
  [/\.(?:ogr|orgg|rog)$/i, '.org'],
  [/\.(edu|com|org|gov)\.hg$/i, '.$1.gh'],
  [/@(?:gmial|gmal|gamil|gmai|gnail|gmaill|gmeil)\./i, '@gmail.'],
  [/@(?:yaho|yahooo|yhoo|yhaoo)\./i, '@yahoo.'],
  [/@(?:hotmial|hotmal|hotmai|hotmil)\./i, '@hotmail.'],
  [/@(?:outlok|outllok|outlock)\./i, '@outlook.'],
  [/@(gmail|hotmail|outlook)\.(?:c|co|om)$/i, '@$1.com'],
]

/** Warns of email addresses with a slip in the host or the ending. */
export const mistypedEmails = (statements: readonly Statement[]): PathProblem[] =>
  statements.flatMap(({ path, text }) =>
    [...text.matchAll(EMAIL)].flatMap(({ 0: written, index }) => {
      const right = MISTYPED.reduce((email, [wrong, meant]) => email.replace(wrong, meant), written)
      if (right === written) return []
      const at = { index, length: written.length }
      return {
        code: 'mistyped-email',
        path,
        message: `No letter arrives at "${truncate(written, 40)}".`,
        suggestion: `Did you mean "${truncate(right, 40)}"?`,
        at,
        fix: { parts: [{ ...at, words: right }] },
      }
    }),
  )

interface Facts {
  contact: ContactDetails | undefined
  fees: readonly Omit<PageFees, 'href'>[]
}

/** Warns of texts that state a fact otherwise than the contact details, the fees or another page. */
export function differingFacts(
  stated: readonly (Statement & { locator: Locator })[],
  { contact, fees }: Facts,
): Problem[] {
  return [
    ...differingNames(stated),
    ...stated.flatMap(({ text, path, locator, isName }) => {
      if (isName) return []
      const differing =
        (contact &&
          (differingPhone(text, contact) ??
            differingEmail(text, contact) ??
            differingHours(text, contact))) ??
        differingFee(text, fees)
      if (!differing) return []
      const { said, right, where, index } = differing
      return locator.place({
        code: 'differing-fact',
        path,
        message: `Here stands "${truncate(said, 40)}", but ${where} ${truncate(right, 40)}.`,
        suggestion: 'Correct the one of the two that is wrong.',
        at: { index, length: said.length },
      })
    }),
  ]
}

interface Differing {
  said: string
  right: string
  /** Ends before what is said there. */
  where: string
  index: number
}

const digitsOf = (phone: string): string => phone.replace(/\D/g, '')

/** A number that differs from one of the site in one digit, or in two neighbours that are swapped. Numbers of several lines differ in their last digit alone. */
function differingPhone(text: string, contact: ContactDetails): Differing | undefined {
  const { phone, whatsapp, phones = [], campuses = [] } = contact
  const known = [phone, whatsapp, ...[...phones, ...campuses].map(one => one.phone)].filter(
    one => one !== undefined,
  )
  // Written with the code of the country or without it.
  const tail = (number: string) => digitsOf(number).slice(-9)
  if (known.some(one => tail(one).length < 9)) return undefined
  for (const { 0: said, index } of text.matchAll(PHONE)) {
    const written = tail(said)
    if (known.some(one => tail(one) === written)) continue
    const near = known.find(one => isNearNumber(written, tail(one)))
    if (near) return { said, right: near, where: 'the contact details say', index }
  }
  return undefined
}

function isNearNumber(one: string, other: string): boolean {
  if (one.length !== other.length) return false
  const wrong = [...one].flatMap((digit, at) => (digit === other[at] ? [] : at))
  const [first = 0, second] = wrong
  if (wrong.length === 1) return first < one.length - 1
  return (
    wrong.length === 2 && second === first + 1 && one[first] === other[second] && one[second] === other[first]
  )
}

/** An address that differs by a slip from that of the site, at the same host or before the same host. */
function differingEmail(text: string, { email }: ContactDetails): Differing | undefined {
  for (const { 0: said, index } of text.matchAll(EMAIL)) {
    const [name = '', host = ''] = said.toLowerCase().split('@')
    const [rightName = '', rightHost = ''] = email.toLowerCase().split('@')
    const isNear =
      (host === rightHost && name !== rightName && isSlip(name, rightName)) ||
      (host !== rightHost && isSlip(host, rightHost))
    if (isNear) return { said, right: email, where: 'the contact details say', index }
  }
  return undefined
}

const OFFICE = /(?:^|\b(?:the|our|this|school|school’s|school's)\s+)office\b(?!\s+of\b)/i
const OFFICE_HOURS = /\b(?:^|the|our|school)\s*office hours\b|^(?:our )?(?:opening|office) hours\b/i

/** Whether a sentence says when the office is open, and no other office. */
function isAboutOffice(sentence: string): boolean {
  const office = OFFICE.exec(sentence)
  // In two steps: one pattern would look for the second part anew behind each office.
  const rest = office && sentence.slice(office.index + office[0].length)
  return (rest && /\b(?:open|on weekdays)\b/i.test(rest)) || OFFICE_HOURS.test(sentence)
}

const EXCEPTION = /\b(?:holiday|vacation|break|except|closed|during|half.?day|examination|until further)/i

/** Hours of the office that are none of those of the site. */
function differingHours(text: string, { hours = [] }: ContactDetails): Differing | undefined {
  if (hours.length === 0) return undefined
  for (const { 0: sentence, index } of text.matchAll(/[^.!?\n]+(?:[.](?=\d|m\b)[^.!?\n]+)*/g)) {
    const trimmed = sentence.trim()
    if (!isAboutOffice(trimmed) || EXCEPTION.test(trimmed)) continue
    const found = HOURS.exec(sentence)
    const [said, from, fromMinutes, fromHalf, to, toMinutes, toHalf] = found ?? []
    if (!found || said === undefined || (!fromMinutes && !toMinutes && !fromHalf && !toHalf)) continue
    const opens = timeOf(from, fromMinutes, fromHalf ?? (Number(from) > Number(to) ? 'a' : toHalf))
    const closes = timeOf(to, toMinutes, toHalf)
    const named = days.filter(day => sentence.includes(day))
    if (named.some(day => !hours.some(entry => entry.days.includes(day)))) continue
    if (hours.some(entry => entry.opens === opens && entry.closes === closes)) continue
    const right = hours.map(entry => `${entry.opens} to ${entry.closes}`).join(' and ')
    return { said, right, where: 'the opening hours are', index: index + found.index }
  }
  return undefined
}

/** "8", "30", "p" → "20:30" */
function timeOf(hour = '', minutes = '00', half: string | undefined): string {
  const hours =
    half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minutes}`
}

/** An amount in a sentence about the fees of one class that the table of fees does not have, but that is not far from one. */
function differingFee(text: string, fees: Facts['fees']): Differing | undefined {
  if (fees.length === 0) return undefined
  for (const { 0: sentence, index } of text.matchAll(/[^.!?\n]+(?:\.(?=\d)[^.!?\n]+)*/g)) {
    if (!/\b(?:fees?|tuition)\b/i.test(sentence)) continue
    const classes = fees.flatMap(table =>
      table.classes
        .filter(({ name }) => hasWords(sentence, name))
        .map(one => ({ ...one, currency: table.currency })),
    )
    const [known] = classes
    if (!known || classes.some(({ name }) => name !== known.name)) continue
    const written = new RegExp(`${known.currency}\\s?(\\d[\\d,]*(?:\\.\\d\\d)?)(?!\\d)`, 'g')
    const [amount, ...others] = sentence.matchAll(written)
    if (!amount || others.length > 0) continue
    const right = classes.flatMap(({ amounts = [] }) => [
      ...amounts,
      amounts.reduce((sum, one) => sum + one, 0),
    ])
    const value = Number((amount[1] ?? '').replaceAll(',', ''))
    if (right.includes(value) || !right.some(one => one > 0 && value > one / 2 && value < one * 2)) continue
    const said = amount[0]
    const listed = `${known.currency} ${[...new Set(right)].join(', ')}`
    return { said, right: listed, where: `the fees of ${known.name} are`, index: index + amount.index }
  }
  return undefined
}

const hasWords = (sentence: string, name: string): boolean => {
  const at = sentence.toLowerCase().indexOf(name.toLowerCase())
  if (at < 0 || name.length < 3) return false
  return !/[\p{L}\p{N}]/u.test(`${sentence[at - 1] ?? ' '}${sentence[at + name.length] ?? ' '}`)
}

/** Of names with the same initials more are not compared: each is with each. */
const MOST_NAMES = 50

/** Names of people on two pages that differ by a slip. Of two on one page both are meant. */
function differingNames(stated: readonly (Statement & { locator: Locator })[]): Problem[] {
  const people = new Map<string, (Statement & { locator: Locator })[]>()
  for (const one of stated) if (one.isName) people.set(one.text, [...(people.get(one.text) ?? []), one])
  const names = [...people].sort(([, one], [, other]) => other.length - one.length)
  const byInitials = new Map<string, typeof names>()
  return names.flatMap(([name, uses]) => {
    const initials = name.replace(/(?<=\p{L})\p{L}+/gu, '').toLowerCase()
    const known = byInitials.get(initials) ?? []
    byInitials.set(initials, [...known.slice(0, MOST_NAMES), [name, uses]])
    const files = new Set(uses.map(({ locator }) => locator.file))
    const other = known.find(
      ([one, places]) => isSlip(name, one) && !places.some(({ locator }) => files.has(locator.file)),
    )
    if (!other) return []
    const [right, [first]] = other
    return uses.map(({ path, locator }) =>
      locator.place({
        code: 'differing-fact',
        path,
        message: say`Here stands "${truncate(name, 40)}", but ${say.document(first?.locator.file ?? '')} says ${truncate(right, 40)}.`,
        suggestion: 'Correct the one of the two that is wrong, unless they are two people.',
      }),
    )
  })
}
