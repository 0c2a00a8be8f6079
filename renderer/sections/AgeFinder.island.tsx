import { type FormEvent, useId, useRef, useState } from 'react'
import type { Age, AgeRange } from '../../schema/model/ages.ts'
import type { SectionData } from '../../schema/model/viewModel.ts'
import { visitorsDay } from '../browser/environment.ts'
import { useSite, useWords } from '../contexts/site.tsx'
import { FormControl } from '../forms/FormControl.tsx'
import { useHydrated } from '../hooks/useHydrated.ts'
import { button } from '../theme/button.ts'
import { css, cx } from '../theme/css.ts'
import { color, font, media, space } from '../theme/designTokens.ts'
import { HeadedBand } from '../ui/Band.tsx'
import { ActionLink } from '../ui/SiteLink.tsx'
import { Status } from '../ui/Status.tsx'
import { tableClass } from '../ui/table/tableStyles.ts'
import { fillWords, formatDate } from '../ui/text/language.ts'
import { wholeWords } from '../ui/text/wholeWords.tsx'

export const hydrate = 'intent'

/** The ages of all stages, and with JavaScript a form that finds those for a birthday. */
export default function AgeFinder({ section, refs: { entries = [] } }: SectionData<'ageFinder'>) {
  const stages = entries.flatMap(({ name, link, ages }): AgedStage[] => (ages ? [{ name, link, ages }] : []))
  return (
    <HeadedBand section={section} background="paper">
      {stages.length > 0 && (
        <div className={columns}>
          <AgeTable label={section.title} stages={stages} />
          <div className={finder}>
            <BirthdayForm stages={stages} yearBegins={section.yearBegins} />
          </div>
        </div>
      )}
      <ActionLink action={section.action} />
    </HeadedBand>
  )
}

interface BirthdayFormProps {
  stages: readonly AgedStage[]
  /** `MM-DD` */
  yearBegins: string
}

/** Asks for a birthday and answers with the stages. Nothing leaves the browser. */
function BirthdayForm({ stages, yearBegins }: BirthdayFormProps) {
  const words = useWords()
  const isHydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [finding, setFinding] = useState<Placement<AgedStage>>()
  const answerId = useId()
  const errors: Partial<Record<Placement<AgedStage>['kind'], string>> = {
    incomplete: words.birthdayMissing,
    ahead: words.birthdayAhead,
    past: fillWords(words.birthdayPast, { years: MAX_YEARS }),
  }
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = form.current?.querySelector('input')
    const found = findStages(input?.value ?? '', visitorsDay(), yearBegins, stages)
    setFinding(found)
    if (found.kind !== 'found') input?.focus()
  }
  const field = {
    name: 'birthday',
    label: words.birthday,
    kind: 'date',
    required: true,
    hint: words.birthdayKept,
    // The day of the visit: it is not known at build.
    ...(isHydrated && { latest: visitorsDay() }),
  } as const
  return (
    <>
      <form className={formClass} ref={form} noValidate onSubmit={find}>
        <FormControl
          field={field}
          error={finding && errors[finding.kind]}
          hidesLabel={false}
          onChange={() => setFinding(undefined)}
        />
        <button className={button.dark} type="submit" aria-controls={answerId}>
          {words.findStage}
        </button>
      </form>
      <Status id={answerId}>
        {finding?.kind === 'found' && (
          <Answer years={finding.years} stages={stages} yearBegins={yearBegins} />
        )}
      </Status>
    </>
  )
}

interface AnswerProps extends BirthdayFormProps {
  years: readonly YearResult<AgedStage>[]
}

/** The stages that are open in each school year, or why there is none. */
function Answer({ years, stages, yearBegins }: AnswerProps) {
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
              <a href={link}>{wholeWords(name)}</a>{' '}
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

/** Every stage with its ages. @param label what a screen reader calls the table */
function AgeTable({ label, stages }: { label: string; stages: readonly AgedStage[] }) {
  const words = useWords()
  const { rangeWords } = useAgeWords()
  return (
    <table className={cx(tableClass, narrow)} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{words.stage}</th>
          <th scope="col">{words.age}</th>
        </tr>
      </thead>
      <tbody>
        {stages.map(({ name, link, ages }) => (
          <tr key={link}>
            <th scope="row">
              <a href={link}>{wholeWords(name)}</a>
            </th>
            <td>{rangeWords(ages)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Ages in the language of the site. */
function useAgeWords() {
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

/** More years than any child has. */
const MAX_YEARS = 30

/** A stage that is open to a child in a school year. */
interface OpenStage<S> {
  stage: S
  /** The day on which the child is old enough, where that is after the year has begun. `YYYY-MM-DD` */
  since?: string
}

interface YearResult<S> {
  /** The calendar year in which the school year begins. */
  year: number
  open: OpenStage<S>[]
  /** Why no stage is open. Absent where one is. */
  reason?: 'young' | 'old' | 'between'
}

type Placement<S> =
  | { kind: 'incomplete' | 'ahead' | 'past' }
  | { kind: 'found'; years: [YearResult<S>, YearResult<S>] }

/**
 * The stages that are open to a child in the school year of today and in the next one.
 * @param birthday `YYYY-MM-DD`, or empty as long as it is not complete
 * @param today `YYYY-MM-DD`
 * @param yearBegins `MM-DD`
 */
export function findStages<S extends { ages: AgeRange }>(
  birthday: string,
  today: string,
  yearBegins: string,
  stages: readonly S[],
): Placement<S> {
  if (!/^\d{4}-\d\d-\d\d$/.test(birthday)) return { kind: 'incomplete' }
  if (birthday > today) return { kind: 'ahead' }
  if (monthsBetween(birthday, today) >= MAX_YEARS * 12) return { kind: 'past' }
  const year = Number(today.slice(0, 4)) - (today.slice(5) < yearBegins ? 1 : 0)
  const inYear = (begins: number) => resultOf(birthday, begins, yearBegins, stages)
  return { kind: 'found', years: [inYear(year), inYear(year + 1)] }
}

function resultOf<S extends { ages: AgeRange }>(
  birthday: string,
  year: number,
  yearBegins: string,
  stages: readonly S[],
): YearResult<S> {
  const firstDay = `${year}-${yearBegins}`
  const age = monthsBetween(birthday, firstDay)
  const isOpen = ({ ages: { from, to } }: S) => from.months <= age && age < to.months
  const open = stages.filter(isOpen).map(stage => ({ stage }))
  if (open.length > 0) return { year, open }
  const isYoung = stages.every(({ ages }) => age < ages.from.months)
  if (isYoung) {
    const later = stages.flatMap(stage => {
      const since = dayAfterMonths(birthday, stage.ages.from.months)
      return since < `${year + 1}-${yearBegins}` ? { stage, since } : []
    })
    return { year, open: later, ...(later.length === 0 && { reason: 'young' }) }
  }
  const isOld = stages.every(({ ages }) => age >= ages.to.months)
  return { year, open: [], reason: isOld ? 'old' : 'between' }
}

/** Whole months from one day to another; negative where the second comes first. */
function monthsBetween(from: string, to: string): number {
  const [year, month, day] = partsOf(from)
  const [laterYear, laterMonth, laterDay] = partsOf(to)
  return (laterYear - year) * 12 + laterMonth - month - (laterDay < day ? 1 : 0)
}

/** The day on which a number of months is complete: the first of the next month where the month has no such day. */
function dayAfterMonths(from: string, months: number): string {
  const [year, month, day] = partsOf(from)
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, 28)) + Math.max(0, day - 28) * 86_400_000)
    .toISOString()
    .slice(0, 10)
}

function partsOf(date: string): [year: number, month: number, day: number] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return [year, month, day]
}

/** A stage with the ages for which it is. */
interface AgedStage {
  name: string
  link: string
  ages: AgeRange
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `40px ${space.gutter}`,
  marginBlockEnd: 28,
  [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
})

/** A form that nothing answers is not shown. */
const finder = css({
  '@media (scripting: none)': { display: 'none' },
  [media.print]: { display: 'none' },
})

const formClass = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A field for dates is wider than a small window with enlarged text.
  '& > *, & input': { minWidth: 0, maxWidth: '100%' },
  gap: 18,
  justifyItems: 'start',
  maxWidth: '28rem',
})

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

const narrow = css({ alignSelf: 'start' })
