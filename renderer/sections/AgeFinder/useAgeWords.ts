import type { Age, AgeRange } from '../../../schema/sections/ages.ts'
import { useSite } from '../../contexts/site.tsx'
import { useWords } from '../../contexts/useWords.ts'
import { fillWords } from '../../ui/text/fillWords.ts'

/** Ages in the language of the site. */
export function useAgeWords() {
  const { locale } = useSite()
  const words = useWords()
  const ageWords = ({ count, unit }: Age) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
  const rangeWords = ({ from, to, isUsual }: AgeRange) =>
    fillWords(isUsual ? words.usualAgeRange : words.ageRange, {
      // "5 to 11 years" rather than "5 years to 11 years".
      from: from.unit === to.unit ? new Intl.NumberFormat(locale).format(from.count) : ageWords(from),
      to: ageWords(to),
    })
  return { ageWords, rangeWords }
}
