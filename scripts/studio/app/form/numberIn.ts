/** What is around a number: a currency, a sign of percent, the "/-" of bills. A longer word says something else. */
const AROUND = /^(?:\p{L}{1,3}\.?(?=[\s\d-])|\p{Sc})?\s*|\s*(?:\p{Lu}{2,3}|\p{Sc}|%|\/[-=])?$/gu

/**
 * The number that a text says.
 * @returns undefined where it says none, or more
 */
export function numberIn(text: string): number | undefined {
  const [, inBrackets] = /^\((.*)\)$/.exec(text.trim()) ?? []
  const digits = (inBrackets ?? text.trim())
    .replace(/^(\p{L}{1,3})?\s*(\p{Sc})/u, '$2')
    .replace(AROUND, '')
    .replace(/^\p{Pd}|^−/u, '-')
    .replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/gu, '')
  if (!/^-?[\d.,]*\d[\d.,]*$/.test(digits)) return undefined
  const written = withPoint(digits)
  return written === undefined ? undefined : Number(inBrackets === undefined ? written : `-${written}`)
}

/** The same number with a decimal point and no other sign. */
function withPoint(digits: string): string | undefined {
  const last = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'))
  const mark = digits[last]
  const other = mark === ',' ? '.' : ','
  const isMixed = digits.includes(other)
  // A comma before three digits separates thousands; so does a point that comes again.
  const isGrouped = /^-?\d{1,3}(?:,\d{3})+$|^-?\d{1,3}(?:\.\d{3}){2,}$/.test(digits)
  const ungrouped = isMixed ? digits.replaceAll(other, '') : digits
  const plain = isGrouped ? digits.replace(/[.,]/g, '') : ungrouped.replace(',', '.')
  return /^-?\d*\.?\d*$/.test(plain) ? plain : undefined
}
