import { useSite } from '../../contexts/site.tsx'
import { useWords } from '../../contexts/useWords.ts'
import { css } from '../../theme/css.ts'
import { color, font } from '../../theme/tokens.ts'
import { fillWords } from '../../ui/text/fillWords.ts'
import { formatDate } from '../../ui/text/formatDate.ts'
import type { AgedStage } from './AgedStage.ts'
import type { YearResult } from './findStages.ts'
import { useAgeWords } from './useAgeWords.ts'

interface AnswerProps {
  years: readonly YearResult<AgedStage>[]
  stages: readonly AgedStage[]
  /** `MM-DD` */
  yearBegins: string
}

/** The stages that are open in each school year, or why there is none. */
export function Answer({ years, stages, yearBegins }: AnswerProps) {
  const { locale } = useSite()
  const words = useWords()
  const { ageWords, rangeWords } = useAgeWords()
  const reasons = {
    young: fillWords(words.tooYoung, { age: ageWords(youngest(stages)) }),
    old: fillWords(words.tooOld, { age: ageWords(oldest(stages)) }),
    between: words.noStage,
  }
  return (
    <dl className={list}>
      {years.map(({ year, open, reason }) => (
        <div key={year}>
          <dt>{fillWords(words.schoolYear, { year: yearName(year, yearBegins) })}</dt>
          {open.map(({ stage: { name, link, ages }, since }) => (
            <dd key={link}>
              <a href={link}>{name}</a>{' '}
              <span>
                {since ? fillWords(words.opensOn, { date: formatDate(since, locale) }) : rangeWords(ages)}
              </span>
            </dd>
          ))}
          {reason && <dd>{reasons[reason]}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** `2026/27`, or `2026` where the school year is that of the calendar. */
const yearName = (year: number, yearBegins: string): string =>
  yearBegins === '01-01' ? `${year}` : `${year}/${String(year + 1).slice(2)}`

const youngest = (stages: readonly AgedStage[]) =>
  stages.map(({ ages }) => ages.from).reduce((one, other) => (other.months < one.months ? other : one))

const oldest = (stages: readonly AgedStage[]) =>
  stages.map(({ ages }) => ages.to).reduce((one, other) => (other.months > one.months ? other : one))

const list = css({
  marginBlock: '28px 0',
  '& > div': { paddingBlock: '14px 18px', borderBlockStart: `1.5px solid ${color.ink}` },
  '& dt': { color: color.soft },
  '& dd': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 12px', margin: '6px 0 0' },
  '& a': {
    display: 'inline-block',
    paddingBlock: 8,
    font: `1.375rem/1.3 ${font.display}`,
    letterSpacing: '-0.012em',
  },
})
