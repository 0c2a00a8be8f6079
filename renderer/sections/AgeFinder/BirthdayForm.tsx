import { type FormEvent, useId, useRef, useState } from 'react'
import { visitorsDay } from '../../browser/visitorsDay.ts'
import { useWords } from '../../contexts/useWords.ts'
import { Field } from '../../forms/Field.tsx'
import { useHydrated } from '../../hooks/useHydrated.ts'
import { button } from '../../theme/button.ts'
import { css } from '../../theme/css.ts'
import { Status } from '../../ui/Status.tsx'
import { fillWords } from '../../ui/text/fillWords.ts'
import type { AgedStage } from './AgedStage.ts'
import { Answer } from './Answer.tsx'
import { type Finding, findStages, MAX_YEARS } from './findStages.ts'

interface BirthdayFormProps {
  stages: readonly AgedStage[]
  /** `MM-DD` */
  yearBegins: string
}

/** Asks for a birthday and answers with the stages. Nothing leaves the browser. */
export function BirthdayForm({ stages, yearBegins }: BirthdayFormProps) {
  const words = useWords()
  const isHydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [finding, setFinding] = useState<Finding<AgedStage>>()
  const answerId = useId()
  const errors: Partial<Record<Finding<AgedStage>['kind'], string>> = {
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
        <Field
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

const formClass = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A field for dates is wider than a small window with enlarged text.
  '& > *, & input': { minWidth: 0, maxWidth: '100%' },
  gap: 18,
  justifyItems: 'start',
  maxWidth: '28rem',
})
