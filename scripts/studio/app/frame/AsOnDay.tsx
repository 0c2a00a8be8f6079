interface DayProps {
  /** `YYYY-MM-DD`; undefined for the page as it is written now. */
  day: string | undefined
  onDay(day: string | undefined): void
}

/** Asks on which day the website is shown. @param props.today that of the site */
export function DayField({ day, today, onDay }: DayProps & { today: string }) {
  return (
    <label>
      As on
      <input
        type="date"
        aria-label="The website as on"
        data-other={day !== undefined || undefined}
        value={day ?? today}
        // A day that is half typed is none.
        onChange={({ target: { value } }) => onDay(value === '' || value === today ? undefined : value)}
      />
    </label>
  )
}

/** Says that the page is shown on another day, and leads back. */
export function DayNote({ day, onDay }: DayProps) {
  if (day === undefined) return null
  return (
    <p data-note="warning" role="status">
      This is the website as visitors see it on <b>{dayFormat.format(new Date(`${day}T12:00`))}</b>.{' '}
      <button type="button" onClick={() => onDay(undefined)}>
        Back to today
      </button>
    </p>
  )
}

const dayFormat = new Intl.DateTimeFormat(undefined, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
